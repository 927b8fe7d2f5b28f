import type { Db } from '#database/connect.ts';
import { AppError, isAppError, isOutage } from '#errors/app-error.ts';
import type { Author } from '../kit/author.ts';
import { createPacer } from '../kit/pacer.ts';
import { findRevisions } from '../kit/revisions.repository.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { getSource } from './translation-sources.ts';
import { findPlaces, translationSubject } from './translations.repository.ts';
import { createTranslationService } from './translations.service.ts';

/** A translation that an import wrote, by its id, and the version that it has had since. */
type Written = { id: number; version: number };

/**
 * Gives translations back what they were before an import wrote them: all or none.
 * @throws AppError `conflict` where one has changed since
 */
export async function undoTranslations(
  trx: Db,
  { written, author, options }: { written: readonly Written[]; author: Author; options: ServiceOptions },
): Promise<void> {
  const translations = createTranslationService(trx, { ...options, hasOwnActivity: true });
  const places = await findPlaces(
    trx,
    written.map(({ id }) => id),
  );
  const pace = createPacer();
  for (const { id, version } of written.toReversed()) {
    const place = places.get(id);
    const query = { entity: translationSubject, recordId: id, limit: 1, offset: 1 };
    const [before] = await findRevisions(trx, query);
    const write = place && { place, author, expectedVersion: version };
    try {
      if (!write) throw new AppError('not-found', 'This translation is gone.');
      await (before ? translations.restore({ ...write, revisionId: before.id }) : translations.remove(write));
    } catch (cause) {
      if (!isAppError(cause) || isOutage(cause)) throw cause;
      const source = place && (await getSource(trx, place).catch(() => undefined));
      const what = source ? `The translation of ${source.label}` : 'Something of it';
      const message = `${what} has changed since, so it cannot be undone any more.`;
      throw new AppError('conflict', message, { cause });
    }
    await pace();
  }
}
