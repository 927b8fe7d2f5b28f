import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { enterInLog } from '../log/write-log.ts';
import {
  type Administrator,
  countOwners,
  deleteAdministrator,
  findAdministrator,
  findAdministratorById,
  lockAdministrators,
  saveRole,
} from './administrators.repository.ts';
import { withdrawInvitationsBy } from './invitations.repository.ts';
import { describeWhoMay, may, type Role } from './permissions.shared.ts';

type Self = { username: string };

/**
 * Locks out every other such change until the transaction ends, and checks the role again: whoever asks may have lost
 * it since the request was let in.
 * @throws AppError `unauthorised` or `forbidden`
 */
export async function lockAsOwner(trx: Db, self: Self): Promise<Administrator> {
  await lockAdministrators(trx);
  const own = await findAdministrator(trx, foldText(self.username));
  if (!own) throw new AppError('unauthorised', 'Your session has ended. Please sign in again.');
  if (may(own.role, 'people')) return own;
  throw new AppError('forbidden', `Your account may not do this. It is for ${describeWhoMay('people')}.`);
}

/** @throws AppError `not-found`, or `conflict` for oneself: so an owner always remains */
export async function removeOther(trx: Db, { id, self, now }: Removal): Promise<Administrator> {
  const own = await lockAsOwner(trx, self);
  if (own.id === id) throw new AppError('conflict', 'You cannot delete your own account.');
  const other = await getAdministrator(trx, id);
  await withdrawInvitationsBy(trx, { username: other.username, now });
  await deleteAdministrator(trx, id);
  const text = 'Deleted the account {person}';
  await enterInLog(trx, { kind: 'people', text, about: other.username, username: own.username });
  return other;
}

const withArticle: Record<Role, string> = { owner: 'an owner', editor: 'an editor', sales: 'a sales person' };

type Removal = { id: number; self: Self; now: string };
type RoleChange = Removal & { role: Role };

/** @throws AppError `not-found`, or `conflict` where nobody would be an owner any more */
export async function changeRole(trx: Db, { id, role, self, now }: RoleChange): Promise<Administrator> {
  const { username } = await lockAsOwner(trx, self);
  const other = await getAdministrator(trx, id);
  if (other.role === 'owner' && role !== 'owner') {
    if ((await countOwners(trx)) < 2) {
      throw new AppError('conflict', 'The site needs an owner. Make somebody else one first.');
    }
    await withdrawInvitationsBy(trx, { username: other.username, now });
  }
  await saveRole(trx, { id, role, now });
  const text = `Made {person} ${withArticle[role]}`;
  await enterInLog(trx, { kind: 'people', text, about: other.username, username });
  return { ...other, role };
}

async function getAdministrator(trx: Db, id: number): Promise<Administrator> {
  const found = await findAdministratorById(trx, id);
  if (!found) throw notFound('There is no such administrator.');
  return found;
}
