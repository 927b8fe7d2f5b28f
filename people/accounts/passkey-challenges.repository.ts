import type { Db } from '#database/connect.ts';

/** What an authenticator is to sign: for signing in alone, as the second factor, as a fresh proof, or a new passkey. */
type ChallengePurpose = 'sign-in' | 'second-factor' | 'confirm' | 'register';
export type ChallengeUse = {
  purpose: ChallengePurpose;
  /** Null where nobody knows yet who it is. */
  administratorId: number | null;
};

export async function insertChallenge(
  db: Db,
  challenge: ChallengeUse & { challengeHash: string; expiresAt: string },
): Promise<void> {
  await db.insertInto('passkeyChallenges').values(challenge).execute();
}

/**
 * Uses a challenge up; whoever sends it again gets nothing, also where what it was used for failed.
 * @returns whether it was made for this use, and has not ended
 */
export async function claimChallenge(
  db: Db,
  claim: ChallengeUse & { challengeHash: string; now: string },
): Promise<boolean> {
  const found = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', claim.challengeHash)
    .returning(['purpose', 'administratorId', 'expiresAt'])
    .executeTakeFirst();
  return (
    found !== undefined &&
    found.purpose === claim.purpose &&
    found.administratorId === claim.administratorId &&
    found.expiresAt > claim.now
  );
}

export async function deleteEndedChallenges(db: Db, now: string): Promise<void> {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute();
}
