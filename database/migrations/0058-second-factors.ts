import { type Kysely, sql } from 'kysely';

const account = 'integer not null references administrators (id) on delete cascade';

/** Codes, recovery codes and passkeys of accounts, what is on the way to a session, and when a session proved itself. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    `create table time_codes (administrator_id integer primary key references administrators (id) on delete cascade,
      secret text, last_step integer not null, confirmed_at text, pending_secret text, pending_at text)`,
    `create table recovery_codes (code_hash text primary key, administrator_id ${account}, created_at text not null)`,
    'create index recovery_codes_administrator on recovery_codes (administrator_id)',
    `create table passkeys (id text primary key, credential_id text not null unique, administrator_id ${account},
      public_key text not null, counter bigint not null, transports text not null,
      name text not null, device text not null, created_at text not null, last_used_at text)`,
    'create index passkeys_administrator on passkeys (administrator_id)',
    `create table sign_in_tickets (ticket_hash text primary key, administrator_id ${account},
      attempts integer not null, expires_at text not null)`,
    `create table passkey_challenges (challenge_hash text primary key, purpose text not null,
      administrator_id integer references administrators (id) on delete cascade, expires_at text not null)`,
    ...['method', 'network', 'confirmed_at'].map(
      (column) => `alter table sessions add column ${column} text not null default ''`,
    ),
  ]) {
    await sql.raw(statement).execute(db);
  }
}
