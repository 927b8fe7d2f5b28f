import type { Db } from '#database/connect.ts';
import { AppError } from '#errors/app-error.ts';
import { createToken, hashToken } from '#people/accounts/session-token.ts';
import {
  deleteSitePreviewsUntil,
  findEndOfSitePreview,
  insertSitePreview,
} from './site-previews.repository.ts';

export const sitePreviewHours = 12;
const lifetimeMs = sitePreviewHours * 60 * 60_000;
/** A link is followed at once; one that is found later opens nothing. */
const linkLifetimeMs = 60_000;

/** Seeing the site while it is closed to visitors: for whoever of the staff asks, until they sign out. */
export function createSitePreviewService(db: Db, options: { now?: () => Date } = {}) {
  const now = () => options.now?.() ?? new Date();
  const findEnd = (token: string) =>
    findEndOfSitePreview(db, { tokenHash: hashToken(token), now: now().toISOString() });

  return {
    /** @returns the token of a preview that ends with the session @throws AppError `unauthorised` where that has ended */
    async create(sessionToken: string): Promise<string> {
      const token = createToken();
      const isStored = await insertSitePreview(db, {
        tokenHash: hashToken(token),
        sessionTokenHash: hashToken(sessionToken),
        expiresAt: new Date(now().getTime() + lifetimeMs).toISOString(),
      });
      if (!isStored) throw new AppError('unauthorised', 'Your session has ended. Please sign in again.');
      return token;
    },

    isValid: async (token: string): Promise<boolean> => (await findEnd(token)) !== undefined,

    /** Whether a token was made only now, as that of a link that is followed at once. */
    async isNew(token: string): Promise<boolean> {
      const end = await findEnd(token);
      return end !== undefined && Date.parse(end) > now().getTime() + lifetimeMs - linkLifetimeMs;
    },

    removeExpired: (): Promise<void> => deleteSitePreviewsUntil(db, now().toISOString()),
  };
}
