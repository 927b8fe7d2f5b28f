/** The administrator as the API shows one. */
export type User = { username: string };

/** Who is signed in, and from which ip. */
export type Self = User & { ip: string };
