import type { Role } from '#people/accounts/permissions.shared.ts';
import type { FactorMethod, SignInMethod } from '#people/accounts/sign-in-methods.shared.ts';

/** An account of `GET /users`. */
export type Administrator = {
  id: number;
  username: string;
  role: Role;
  createdAt: string;
  isSelf: boolean;
  factors: readonly FactorMethod[];
};

/** Of `GET /auth/sessions`, or of somebody else’s. */
export type ListedSession = {
  id: string;
  device: string;
  network: string;
  method: SignInMethod | '';
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};

/** Of `GET /users/invitations`. */
export type Invitation = {
  id: number;
  role: Role;
  name: string;
  email: string;
  invitedBy: string;
  createdAt: string;
  expiresAt: string;
  hasEnded: boolean;
};

/** With its link, which is shown this once. */
export type FreshInvitation = Invitation & { url: string; isMailed: boolean };
