import { randomBytes } from 'node:crypto';
import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Roles, sessions that can be told apart, and invitations. Whoever is there already may do everything, as before. */
export async function up(db: Kysely<never>): Promise<void> {
  await addRoles(db);
  await nameSessions(db);
  await createInvitations(db);
}

/** A row that says nothing else gets the role that may do least. */
async function addRoles(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('administrators')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('sales'))
    .execute();
  await sql`update administrators set role = 'owner'`.execute(db);
}

/** A name that may be shown: the hash of its token is a secret, though a weaker one than the token. */
async function nameSessions(db: Kysely<never>): Promise<void> {
  for (const name of ['id', 'device']) {
    await db.schema
      .alterTable('sessions')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  const { rows } = await sql<{ hash: string }>`select token_hash as hash from sessions`.execute(db);
  for (const { hash } of rows) {
    const id = randomBytes(12).toString('base64url');
    await sql`update sessions set id = ${id} where token_hash = ${hash}`.execute(db);
  }
  await db.schema.createIndex('sessions_id').unique().on('sessions').column('id').execute();
}

async function createInvitations(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('invitations')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .execute();
}
