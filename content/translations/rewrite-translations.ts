import type { Db } from '#database/connect.ts';
import type { Author } from '../kit/author.ts';
import { isSameValue } from '../kit/is-same-value.ts';
import { insertRevision } from '../kit/revisions.repository.ts';
import { uploadsPrefix } from '../picture/picture.ts';
import { findTranslationsWith, saveTranslation, translationSubject } from './translations.repository.ts';

/** Changes all translations that name a file as the texts are changed that they are of, so that none becomes outdated by it. */
export async function rewriteTranslations(
  trx: Db,
  rewriting: { path: string; change: (text: string) => string; author: Author; now: string },
): Promise<void> {
  const { path, change, author, now } = rewriting;
  // The address of a size has the file's name in it as well.
  const name = path.slice(uploadsPrefix.length);
  for (const before of await findTranslationsWith(trx, name)) {
    const texts = [...before.texts].map(
      ([key, { text, source }]) => [key, { text: change(text), source: change(source) }] as const,
    );
    if (isSameValue(texts, [...before.texts])) continue;
    const written = { version: before.version + 1, updatedAt: now, updatedBy: author.username };
    const after = { ...before, ...written, texts: new Map(texts) };
    await saveTranslation(trx, after);
    const record = { ...after, texts: Object.fromEntries(texts) };
    await insertRevision(trx, translationSubject, { record, action: 'updated', author, now });
  }
}
