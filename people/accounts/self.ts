import type { Role } from './permissions.shared.ts';

/** The administrator as the API shows one. */
export type User = { username: string; role: Role };

/** Whose token a request carries. */
export type SignedIn = User & {
  id: number;
  /** Whether it has proved itself lately: what is dangerous asks for it. */
  isConfirmed: boolean;
  /** Whether it must have a second factor and has none: until then only its own account is open to it. */
  lacksFactor: boolean;
};

/** Where a request comes from. */
export type Origin = { ip: string; userAgent?: string | undefined };

/** Who is signed in, and from where. */
export type Self = Pick<User, 'username'> & Origin;

/** The same, with what names account and session: for what is about one's own account. */
export type Own = Self & { id: number; token: string };
