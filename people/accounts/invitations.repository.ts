import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';
import type { Role } from './permissions.shared.ts';

export type Invitation = Selectable<Tables['invitations']>;
type NewInvitation = Pick<
  Invitation,
  'tokenHash' | 'name' | 'email' | 'invitedBy' | 'createdAt' | 'expiresAt'
> & { role: Role };

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<Invitation> {
  return db.insertInto('invitations').values(invitation).returningAll().executeTakeFirstOrThrow();
}

export async function findInvitation(db: Db, tokenHash: string): Promise<Invitation | undefined> {
  return db.selectFrom('invitations').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();
}

/** Neither accepted nor withdrawn, the newest first; those that have ended as well. */
export async function findOpenInvitations(db: Db): Promise<Invitation[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Gives an open invitation another link and another end. @returns undefined where it is not open */
export async function renewInvitation(
  db: Db,
  renewal: { id: number; tokenHash: string; expiresAt: string },
): Promise<Invitation | undefined> {
  const { id, ...values } = renewal;
  return db
    .updateTable('invitations')
    .set(values)
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Takes an invitation, in one statement: of two who use a link at the same moment one gets it.
 * @returns whether this one did
 */
export async function claimInvitation(db: Db, claim: { tokenHash: string; now: string }): Promise<boolean> {
  const result = await db
    .updateTable('invitations')
    .set({ acceptedAt: claim.now })
    .where('tokenHash', '=', claim.tokenHash)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', claim.now)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** @returns the invitation; undefined where it was not open */
export async function withdrawInvitation(
  db: Db,
  { id, now }: { id: number; now: string },
): Promise<Pick<Invitation, 'name' | 'role'> | undefined> {
  return db
    .updateTable('invitations')
    .set({ withdrawnAt: now })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returning(['name', 'role'])
    .executeTakeFirst();
}

/** Nobody comes in by the invitation of somebody who may not invite any more. */
export async function withdrawInvitationsBy(db: Db, by: { username: string; now: string }): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ withdrawnAt: by.now })
    .where('invitedBy', '=', by.username)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute();
}

export async function deleteInvitationsBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('invitations').where('expiresAt', '<=', moment).execute();
}
