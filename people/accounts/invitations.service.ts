import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import type { Limits } from '../limits/limits.service.ts';
import { enterInLog } from '../log/write-log.ts';
import { findAdministrator, insertAdministrator, lockAdministrators } from './administrators.repository.ts';
import { acceptanceSchema, invitationSchema, invitationTokenSchema } from './invitation.schema.ts';
import { invitationPath } from './invitation-path.shared.ts';
import {
  claimInvitation,
  deleteInvitationsBefore,
  findInvitation,
  findOpenInvitations,
  type Invitation,
  insertInvitation,
  renewInvitation,
  withdrawInvitation,
} from './invitations.repository.ts';
import type { Role } from './permissions.shared.ts';
import { refusePasswordFault } from './refusals.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import { lockAsOwner } from './role-changes.ts';
import type { Origin, Self, User } from './self.ts';
import { createToken, hashToken } from './session-token.ts';
import type { SessionService } from './sessions.service.ts';
import { toAdministratorRow } from './to-administrator-row.ts';

const dayMs = 24 * 60 * 60_000;
const openDays = 7;
/** So long a link that has ended still says why. */
const keptDays = 90;
const attemptsPerMinute = 20;

/** An invitation as the back office lists it. */
export type OpenInvitation = Pick<
  Invitation,
  'id' | 'role' | 'name' | 'email' | 'invitedBy' | 'createdAt' | 'expiresAt'
> & { hasEnded: boolean };

/** With its link, which nobody can read a second time. */
type FreshInvitation = OpenInvitation & { url: string };
export type HandedOut = { invitation: FreshInvitation; isMailed: boolean };

export type InvitationMails = {
  /** Writes a mail with the link, in the transaction that stores it. @returns whether it did */
  write: (trx: Db, invitation: FreshInvitation & { company: string }) => Promise<boolean>;
  /** The name of the company that the mail is from. */
  findCompany: () => Promise<string>;
  /** Forgets the mail of an invitation, with the link in it. */
  forget: (trx: Db, invitationId: number) => Promise<void>;
  /** There is something to send. */
  announce: () => void;
};

type Link = { tokenHash: string; expiresAt: string };

type Parts = {
  publicUrl: string;
  now: () => Date;
  limits: Limits;
  sessions: SessionService;
  mails: InvitationMails;
};

/** New people come in by a link that an owner hands out: it works once, and for seven days. */
export function createInvitationService(db: Db, parts: Parts) {
  const { now, sessions, mails } = parts;
  const rateLimit = parts.limits.rateLimit({ name: 'invitation', perMinute: attemptsPerMinute });

  /** Stores an invitation with a new link, and mails it where there is an address. */
  async function handOut(store: (trx: Db, link: Link) => Promise<Invitation>): Promise<HandedOut> {
    const token = createToken();
    const expiresAt = new Date(now().getTime() + openDays * dayMs).toISOString();
    const company = await mails.findCompany();
    const handedOut = await inTransaction(db, async (trx) => {
      const stored = await store(trx, { tokenHash: hashToken(token), expiresAt });
      const invitation = { ...show(stored, now()), url: `${parts.publicUrl}${invitationPath(token)}` };
      await mails.forget(trx, stored.id);
      const isMailed = stored.email !== '' && (await mails.write(trx, { ...invitation, company }));
      return { invitation, isMailed };
    });
    if (handedOut.isMailed) mails.announce();
    return handedOut;
  }

  return {
    /**
     * Invites somebody into a role.
     * @throws AppError `invalid` with a message per field
     */
    async invite(input: unknown, self: Self): Promise<HandedOut> {
      const wanted = parseOrThrow(invitationSchema, input);
      return handOut(async (trx, link) => {
        const { username: invitedBy } = await lockAsOwner(trx, self);
        await enterInvitation(trx, { did: 'Invited', ...wanted });
        return insertInvitation(trx, { ...wanted, ...link, invitedBy, createdAt: now().toISOString() });
      });
    },

    listOpen: async (): Promise<OpenInvitation[]> =>
      (await findOpenInvitations(db)).map((invitation) => show(invitation, now())),

    /** A new link for an invitation that is open or has ended; the one before ends. @throws AppError `not-found` */
    renew: (id: number, self: Self): Promise<HandedOut> =>
      handOut(async (trx, link) => {
        await lockAsOwner(trx, self);
        const stored = await renewInvitation(trx, { id, ...link });
        if (!stored) throw noSuchInvitation();
        await enterInvitation(trx, { did: 'Made a new link for the invitation of', ...stored });
        return stored;
      }),

    /** @throws AppError `not-found` */
    withdraw: (id: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        await withdrawOpen(trx, { id, now: now().toISOString() });
        await mails.forget(trx, id);
      }),

    /** What a link invites to. @throws AppError `not-found`, or `conflict` where it works no more, saying why */
    async read(input: unknown, { ip }: Origin): Promise<{ role: Role; name: string; invitedBy: string }> {
      await rateLimit.take(ip);
      const { token } = parseOrThrow(invitationTokenSchema, input);
      const { role, name, invitedBy } = await getOpen(db, { tokenHash: hashToken(token), now: now() });
      return { role, name, invitedBy };
    },

    /**
     * Makes the account and signs it in.
     * @throws AppError as `read`, `invalid` with a message per field, `conflict` where the name is taken
     */
    async accept(input: unknown, origin: Origin): Promise<{ token: string; user: User }> {
      await rateLimit.take(origin.ip);
      const { token, ...account } = parseOrThrow(acceptanceSchema, input);
      refusePasswordFault({ ...account, field: 'password' });
      const claim = { tokenHash: hashToken(token), now: now() };
      const { role } = await getOpen(db, claim);
      const row = await toAdministratorRow({ ...account, role }, now());
      const session = await inTransaction(db, async (trx) => {
        await lockAdministrators(trx);
        await refuseTakenName(trx, account.username);
        const { id } = await getOpen(trx, claim);
        if (!(await claimInvitation(trx, { ...claim, now: row.now }))) throw alreadyUsed();
        await mails.forget(trx, id);
        await insertAdministrator(trx, row);
        await enterAcceptance(trx, row);
        const administrator = await findAdministrator(trx, row.usernameFolded);
        const administratorId = administrator?.id ?? 0;
        return sessions.open(trx, { administratorId, method: 'invitation', origin });
      });
      return { token: session, user: { username: account.username, role } };
    },

    /** Deletes what ended long ago. */
    removeOld: (): Promise<void> =>
      deleteInvitationsBefore(db, new Date(now().getTime() - keptDays * dayMs).toISOString()),
  };
}

/** The name of whom it is for is kept apart, as all names are. */
async function enterInvitation(
  trx: Db,
  { did, name, role }: { did: string; name: string; role: Role },
): Promise<void> {
  const text = `${did} ${name === '' ? 'somebody' : '{person}'} (${role})`;
  await enterInLog(trx, { kind: 'people', text, about: name || undefined });
}

async function withdrawOpen(trx: Db, invitation: { id: number; now: string }): Promise<void> {
  const withdrawn = await withdrawInvitation(trx, invitation);
  if (!withdrawn) throw noSuchInvitation();
  await enterInvitation(trx, { did: 'Withdrew the invitation of', ...withdrawn });
}

async function enterAcceptance(trx: Db, { username, role }: { username: string; role: Role }): Promise<void> {
  await enterInLog(trx, { kind: 'people', text: `Accepted an invitation (${role})`, username });
}

async function getOpen(db: Db, { tokenHash, now }: { tokenHash: string; now: Date }): Promise<Invitation> {
  const invitation = await findInvitation(db, tokenHash);
  if (!invitation) throw notFound('This link does not work. Ask for a new one, and open the newest.');
  if (invitation.acceptedAt) throw alreadyUsed();
  if (invitation.withdrawnAt) {
    throw new AppError('conflict', 'This invitation was withdrawn. Ask an owner of the site.');
  }
  if (show(invitation, now).hasEnded) {
    const message = `This invitation has ended: it worked for ${openDays} days. Ask an owner for a new one.`;
    throw new AppError('conflict', message);
  }
  return invitation;
}

function show(invitation: Invitation, now: Date): OpenInvitation {
  const { tokenHash: _secret, acceptedAt: _accepted, withdrawnAt: _withdrawn, ...shown } = invitation;
  return { ...shown, hasEnded: invitation.expiresAt <= now.toISOString() };
}

function alreadyUsed(): AppError {
  return new AppError('conflict', 'This invitation has been used already. If it was you, sign in.');
}

function noSuchInvitation(): AppError {
  return notFound('This invitation is not open any more.');
}
