import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid, notFound } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { findShown } from '../documents/site-documents.repository.ts';
import { wordingDocument } from '../documents/wording.document.ts';
import { isSameValue } from '../kit/is-same-value.ts';
import type { RecordWrite } from '../kit/record-writer.ts';
import { countRevisions, insertRevision, type RevisionAction } from '../kit/revisions.repository.ts';
import type { RevisionRange, RevisionSummary } from '../kit/revisions.service.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { readLanguages } from '../languages.ts';
import { checkLanguage } from './check-language.ts';
import { readTranslation, type SaidText } from './read-translation.ts';
import { digestOf, show, summaryOf, type Translation, type TranslationSummary } from './show-translation.ts';
import { encodeSource, encodeText, type StoredText } from './stored-text.ts';
import type { TranslatedField } from './translated-fields.ts';
import { moveTranslatedSlug } from './translated-slugs.repository.ts';
import { getKept, listTranslationRevisions } from './translation-history.ts';
import { getSource, type Source } from './translation-sources.ts';
import {
  findTranslations,
  lockTranslation,
  type StoredTranslation,
  type Subject,
  saveTranslation,
  type TranslationPlace,
  type TranslationStatus,
  translationSubject,
} from './translations.repository.ts';

type TranslationWrite = Omit<RecordWrite, 'id'> & { place: TranslationPlace };
type Saving = TranslationWrite & {
  /** All texts by the names of the API; what is left out is not translated any more. */
  fields: unknown;
  status: Exclude<TranslationStatus, 'none'>;
  /** Outdated fields whose texts are right as they are. */
  checked?: readonly string[] | undefined;
  /** What the texts are translations of, by `source` of who has read it; undefined where that does not matter. */
  expectedSources?: readonly string[] | undefined;
};
type Texts = ReadonlyMap<string, StoredText>;
type Next = { status: TranslationStatus; texts: Texts; isRestored?: boolean };
type Work = { db: Db; options: ServiceOptions };

const noneYet = { status: 'none', updatedAt: null, version: 0 } as const;

export type TranslationService = ReturnType<typeof createTranslationService>;

/** What records, site documents and pictures say in the languages that the site has beside its first. */
export function createTranslationService(db: Db, options: ServiceOptions = {}) {
  const work = { db, options };
  return {
    /** How far something is translated, by language. @throws AppError `not-found` */
    async list(subject: Subject): Promise<TranslationSummary[]> {
      const source = await getSource(db, subject);
      const { all, source: writtenIn } = await readLanguages(db);
      const stored = await findTranslations(db, subject);
      return all
        .filter((tag) => tag !== writtenIn)
        .map((language) => {
          const found = stored.find((one) => one.language === language);
          return found
            ? summaryOf(source, found)
            : { ...noneYet, language, outdated: [], source: digestOf(source) };
        });
    },

    /** @throws AppError `invalid` for a language that the site does not have, `not-found` where there is no translation */
    async get(place: TranslationPlace): Promise<Translation> {
      const { source, stored } = await getStored(db, place);
      if (stored.status === 'none') throw noTranslation(place);
      return show(source, stored);
    },

    /**
     * Stores all texts of a translation; a text that stays as it is stays outdated unless it is said to be checked.
     * @throws AppError `invalid` by the names of the API, `not-found`, `conflict` for a taken slug, `stale` with `current`
     */
    save: (write: Saving) =>
      writeTranslation(work, write, async (trx, source, stored) => {
        const { fields, status, checked, expectedSources } = write;
        if (expectedSources && !expectedSources.includes(digestOf(source))) {
          throw staleTranslation(show(source, stored));
        }
        const keptNames = (await findShown(trx, wordingDocument)).names as string[];
        const { fields: shown } = show(source, stored);
        const reading = { fields, shown, keptNames, publicUrl: options.publicUrl };
        const said = readTranslation(source, reading);
        if (status === 'published' && said.size === 0) {
          throw invalid({ status: 'Translate at least one text before you publish' });
        }
        return { status, texts: textsOf(source, { stored, said, checked: checked ?? [] }) };
      }),

    /** Stores texts that are checked already, as those of an import. @throws AppError as `save` */
    async put({ status, texts, ...write }: TranslationWrite & Omit<Next, 'isRestored'>) {
      const { stored } = await writeStored(work, write, async () => ({ status, texts }));
      return { id: stored.id, version: stored.version };
    },

    /** Takes a translation away; its versions stay. @throws AppError as `save` */
    remove: (write: TranslationWrite) =>
      writeTranslation(work, write, async (_trx, _source, stored) => {
        if (stored.status === 'none') throw noTranslation(write.place);
        return { status: 'none', texts: new Map() };
      }),

    /** The versions, the newest first, each with what it changed in the one before. */
    async listRevisions(place: TranslationPlace, page?: RevisionRange): Promise<RevisionSummary[]> {
      const { source, stored } = await getStored(db, place);
      return listTranslationRevisions(db, { source, translationId: stored.id, page });
    },

    async countRevisions(place: TranslationPlace): Promise<number> {
      const { stored } = await getStored(db, place);
      return countRevisions(db, { entity: translationSubject, recordId: stored.id });
    },

    /** Gives a translation back what it was at a version, as a new one. @throws AppError as `save` */
    restore: (write: TranslationWrite & { revisionId: number }) =>
      writeTranslation(work, write, async (trx, _source, stored) => {
        const query = { translationId: stored.id, revisionId: write.revisionId };
        return { ...(await getKept(trx, query)), isRestored: true };
      }),
  };
}

type Decide = (trx: Db, source: Source, stored: StoredTranslation) => Promise<Next>;

async function writeTranslation(work: Work, write: TranslationWrite, decide: Decide): Promise<Translation> {
  const { source, stored } = await writeStored(work, write, decide);
  return show(source, stored);
}

async function writeStored(
  { db, options }: Work,
  write: TranslationWrite,
  decide: Decide,
): Promise<{ source: Source; stored: StoredTranslation }> {
  const { place, author, expectedVersion } = write;
  const now = (options.now?.() ?? new Date()).toISOString();
  const { source, stored, isChanged } = await inTransaction(db, async (trx) => {
    await checkLanguage(trx, place.language);
    const before = await lockTranslation(trx, place, expectedVersion);
    const from = await getSource(trx, place);
    if (!before) {
      const [current] = await findTranslations(trx, place, place.language);
      throw current ? staleTranslation(show(from, current)) : noTranslation(place);
    }
    const next = await decide(trx, from, before);
    if (isSame(next, before)) return { source: from, stored: before, isChanged: false };
    const written = { updatedAt: now, updatedBy: author.username, version: before.version + 1 };
    const after: StoredTranslation = { ...before, ...written, status: next.status, texts: next.texts };
    if (from.entity) {
      const slug = next.texts.get('slug')?.text ?? '';
      await moveTranslatedSlug(trx, from.entity, {
        place,
        slug,
        wasPublished: before.status === 'published',
      });
    }
    await saveTranslation(trx, after);
    const action = actionOf(before, next);
    const record = { ...after, texts: Object.fromEntries(after.texts) };
    await insertRevision(trx, translationSubject, { record, action, author, now });
    if (!options.hasOwnActivity) {
      const text = describeWrite({ place, label: from.label, before, next });
      await enterInLog(trx, { ...from.log, username: author.username, text, now });
    }
    return { source: from, stored: after, isChanged: true };
  });
  const { entity, recordId } = source.log;
  if (isChanged && entity && place.kind !== 'image') {
    options.changes?.announce({ entity: place.kind, id: recordId ?? 0, action: 'updated' });
  }
  return { source, stored };
}

async function getStored(
  db: Db,
  place: TranslationPlace,
): Promise<{ source: Source; stored: StoredTranslation }> {
  await checkLanguage(db, place.language);
  const source = await getSource(db, place);
  const [stored] = await findTranslations(db, place, place.language);
  if (!stored) throw noTranslation(place);
  return { source, stored };
}

/** What is to be stored: texts that are sent, and those whose entries are gone, for whoever brings these back. */
function textsOf(
  { fields }: Source,
  {
    stored,
    said,
    checked,
  }: { stored: StoredTranslation; said: ReadonlyMap<TranslatedField, SaidText>; checked: readonly string[] },
): Texts {
  const known = new Set(fields.map(({ key }) => key));
  const texts = new Map([...stored.texts].filter(([key]) => !known.has(key)));
  for (const [field, value] of said) {
    const text = encodeText(field, value);
    const before = stored.texts.get(field.key);
    const isChecked = before?.text !== text || field.names.some((name) => checked.includes(name));
    texts.set(field.key, before && !isChecked ? before : { text, source: encodeSource(field.source) });
  }
  return texts;
}

function isSame(next: Next, stored: StoredTranslation): boolean {
  const sorted = (texts: Texts) => [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  return next.status === stored.status && isSameValue(sorted(next.texts), sorted(stored.texts));
}

function actionOf({ version }: StoredTranslation, next: Next): RevisionAction {
  if (next.isRestored) return 'restored';
  if (next.status === 'none') return 'deleted';
  return version === 0 ? 'created' : 'updated';
}

/** What was done, as a sentence: `Published the translation of the product "Onyx" into de`. */
function describeWrite(write: {
  place: TranslationPlace;
  label: string;
  before: StoredTranslation;
  next: Next;
}): string {
  const { place, label, before, next } = write;
  const it = `the translation of ${label} into ${place.language}`;
  if (next.isRestored) return `Went back to an earlier version of ${it}`;
  if (next.status === 'none') return `Deleted ${it}`;
  if (next.status === before.status) return `Changed ${it}`;
  if (next.status === 'published') return `Published ${it}`;
  return before.status === 'none' ? `Began ${it}` : `Unpublished ${it}`;
}

function noTranslation({ language }: TranslationPlace): AppError {
  return notFound(`There is no translation into ${language}.`);
}

function staleTranslation(current: Translation): AppError {
  const message = 'Somebody else has changed this translation, or what it is of, meanwhile.';
  return new AppError('stale', message, { data: { current } });
}
