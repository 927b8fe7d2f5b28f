import type { AccountService } from '#people/accounts/accounts.service.ts';

type Answer = Awaited<ReturnType<AccountService['login']>>;
type SignedIn = Extract<Answer, { token: string }>;
type Ticket = Exclude<Answer, { token: string }>;

/** A sign-in that needs no second factor. @throws Error where it does */
export async function signedIn(signingIn: Promise<Answer>): Promise<SignedIn> {
  const answer = await signingIn;
  if ('token' in answer) return answer;
  throw new Error('A second factor is missing');
}

/** A sign-in whose second factor is missing. @throws Error where there is none */
export async function halfSignedIn(signingIn: Promise<Answer>): Promise<Ticket> {
  const answer = await signingIn;
  if ('ticket' in answer) return answer;
  throw new Error('Nobody asked for a second factor');
}
