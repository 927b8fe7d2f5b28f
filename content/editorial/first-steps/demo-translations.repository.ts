import type { Db } from '#database/connect.ts';
import { documentKind } from '../../documents/site-document.ts';
import { systemAuthor } from '../../kit/author.ts';
import { readLanguages } from '../../languages.ts';
import { translationSubject } from '../../translations/translations.repository.ts';

/** Translations of documents that came with the demo content into languages of the site, with what they said then. */
export async function findLoadedTranslations(trx: Db) {
  const { all } = await readLanguages(trx);
  const rows = await trx
    .selectFrom('translations')
    .innerJoin('revisions', 'revisions.recordId', 'translations.id')
    .select(['subject', 'language', 'translations.updatedAt', 'record'])
    .where('kind', '=', documentKind)
    .where('language', 'in', all)
    .where('entity', '=', translationSubject.name)
    .where('revisions.version', '=', 1)
    .where('username', '=', systemAuthor.username)
    .execute();
  return rows.map((row) => ({ ...row, kind: documentKind }));
}
