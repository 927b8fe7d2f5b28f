import { randomBytes } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { type ChallengeUse, claimChallenge, insertChallenge } from './passkey-challenges.repository.ts';
import { hashToken } from './session-token.ts';

const challengeMs = 5 * 60_000;
const challengeBytes = 32;

/** What an authenticator is to sign, kept as a hash; good once, for five minutes and for one use. */
export async function issueChallenge(
  db: Db,
  { moment, ...use }: ChallengeUse & { moment: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(challengeBytes));
  await insertChallenge(db, {
    ...use,
    challengeHash: hashToken(Buffer.from(challenge).toString('base64url')),
    expiresAt: new Date(moment.getTime() + challengeMs).toISOString(),
  });
  return challenge;
}

/** Uses up the challenge that an authenticator has signed. @returns undefined where it is none for this use */
export async function takeChallenge(
  db: Db,
  { clientDataJSON, moment, ...use }: ChallengeUse & { clientDataJSON: string; moment: Date },
): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === undefined) return undefined;
  const claim = { ...use, challengeHash: hashToken(challenge), now: moment.toISOString() };
  return (await claimChallenge(db, claim)) ? challenge : undefined;
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
