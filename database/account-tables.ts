import type { Generated } from 'kysely';
import type { Role } from '#accounts/permissions.shared.ts';
import type { SignInMethod } from '#accounts/sign-in-methods.shared.ts';

export type AdministratorRow = {
  id: Generated<number>;
  username: string;
  usernameFolded: string;
  passwordHash: string;
  role: Generated<Role>;
  createdAt: string;
  updatedAt: string;
};

export type SessionRow = {
  tokenHash: string;
  administratorId: number;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  id: string;
  device: string;
  /** How it was begun; empty for sessions of earlier releases. */
  method: Generated<SignInMethod | ''>;
  /** Shortened: of whose network it is, and not of which household. */
  network: Generated<string>;
  /** When whoever uses it last proved to be the account's owner; empty for sessions of earlier releases. */
  confirmedAt: Generated<string>;
};

/** Accepted or withdrawn, it stays for a while, so that its link can say so. */
export type InvitationRow = {
  id: Generated<number>;
  tokenHash: string;
  role: Role;
  name: string;
  email: string;
  invitedBy: string;
  createdAt: string;
  expiresAt: string;
  acceptedAt: string | null;
  withdrawnAt: string | null;
};
