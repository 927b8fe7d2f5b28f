import type { Generated } from 'kysely';

/** As people/accounts/permissions.shared.ts says; a role that is not here cannot be stored. */
type Role = 'owner' | 'editor' | 'sales';
/** As people/accounts/sign-in-methods.shared.ts says. */
type SignInMethod =
  | 'password'
  | 'time-code'
  | 'recovery-code'
  | 'password-passkey'
  | 'passkey'
  | 'invitation'
  | 'new-password';

export type AdministratorRow = {
  id: Generated<number>;
  username: string;
  usernameFolded: string;
  passwordHash: string;
  role: Generated<Role>;
  /** What the back office is read in, as chosen; null where the browser decides. */
  language: string | null;
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
