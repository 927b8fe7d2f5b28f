import type { Role } from './permissions.shared.ts';

/** The administrator as the API shows one. */
export type User = { username: string; role: Role };

/** Whose token a request carries. */
export type SignedIn = User & { id: number };

/** Where a request comes from. */
export type Origin = { ip: string; userAgent?: string | undefined };

/** Who is signed in, and from where. */
export type Self = Pick<User, 'username'> & Origin;
