import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import { shippedTags } from '#messages/shipped-tags.shared.ts';
import { siteDocuments } from '../documents/registry.ts';
import { documentKind } from '../documents/site-document.ts';
import { findDocuments } from '../documents/site-documents.repository.ts';
import type { Entity } from '../kit/entity.ts';
import { findRecords } from '../kit/record-reader.repository.ts';
import { readLanguages } from '../languages.ts';
import { entities } from '../registry.ts';
import { isOutdated } from './stored-text.ts';
import { fieldsOfDocument, fieldsOfRecord, type TranslatedField } from './translated-fields.ts';
import {
  findChangedAlts,
  findChangedTexts,
  findDescribedImages,
  findRecordTitles,
  findStatuses,
  selectTexts,
  type TitledSubject,
  type TranslatedText,
} from './translation-overview.repository.ts';
import type { TranslationStatus } from './translations.repository.ts';

/** What something is translated as: the first step of its path in the API. */
export const translatedKinds = [...entities.map(({ path }) => path), 'site-documents', 'images'] as const;
export const overviewStatuses = ['missing', 'outdated', 'draft', 'published'] as const;
type OverviewStatus = (typeof overviewStatuses)[number];
/** What a list is narrowed to: `todo` is what is missing or outdated. */
export const overviewChoices = [...overviewStatuses, 'todo'] as const;
type OverviewChoice = (typeof overviewChoices)[number];

/** One thing in one language. */
export type OverviewEntry = {
  kind: string;
  /** The id of a record, the key of a document, the path of a picture. */
  subject: string;
  title: string;
  language: string;
  status: TranslationStatus;
  isOutdated: boolean;
};
export type OverviewCount = { language: string; kind: string } & Record<OverviewStatus, number>;
type Query = {
  language?: string | undefined;
  kind?: string | undefined;
  status?: OverviewChoice | undefined;
  page: number;
  perPage: number;
};

/** What of a kind can be translated, and the texts whose source is another now, as `${language} ${subject}`. */
type Listed = { kind: string; name: string; subjects: TitledSubject[]; outdated: ReadonlySet<string> };

/** How far the whole site is translated. */
export function createTranslationOverviewService(db: Db) {
  /** A few queries a kind, whatever there is, once until something is written. */
  const readAll = () => remember(db, 'translation overview', () => readInBackground(() => readOverview(db)));
  return {
    /** How much of each kind is how far, by language. */
    async count(): Promise<OverviewCount[]> {
      const entries = await readAll();
      const groups = Map.groupBy(entries, ({ language, kind }) => `${language} ${kind}`);
      return [...groups.values()].map((group) => {
        const counts = overviewStatuses.map((status) => [
          status,
          group.filter((entry) => isOf(entry, status)).length,
        ]);
        return { language: group[0]?.language, kind: group[0]?.kind, ...Object.fromEntries(counts) };
      });
    },

    /** What fits, one page of it: by language, then by kind, the first written first. */
    async list(query: Query): Promise<{ entries: OverviewEntry[]; total: number }> {
      const { language, kind, status, page, perPage } = query;
      const found = (await readAll()).filter(
        (entry) =>
          (language === undefined || entry.language === language) &&
          (kind === undefined || entry.kind === kind) &&
          (status === undefined || isOf(entry, status)),
      );
      return { entries: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    },
  };
}

function isOf(entry: OverviewEntry, status: OverviewChoice): boolean {
  if (status === 'todo') return entry.status === 'none' || entry.isOutdated;
  if (status === 'missing') return entry.status === 'none';
  return status === 'outdated' ? entry.isOutdated : entry.status === status;
}

async function readOverview(db: Db): Promise<OverviewEntry[]> {
  const { all, source } = await readLanguages(db);
  const others = all.filter((tag) => tag !== source);
  if (others.length === 0) return [];
  const listed: Listed[] = [];
  for (const entity of entities) listed.push(await listRecords(db, entity));
  listed.push(await listDocuments(db), await listImages(db));
  const statuses = new Map(
    (await findStatuses(db)).map(({ kind, subject, language, status }) => [
      `${kind} ${language} ${subject}`,
      status,
    ]),
  );
  return others.flatMap((language) =>
    listed.flatMap(({ kind, name, subjects, outdated }) =>
      subjects.flatMap(({ subject, title }): OverviewEntry[] => {
        const status = statuses.get(`${name} ${language} ${subject}`) ?? 'none';
        if (status === 'none' && isShippedWording(kind, subject, language)) return [];
        const entry = { kind, subject, title, language, status };
        return [{ ...entry, isOutdated: outdated.has(`${language} ${subject}`) }];
      }),
    ),
  );
}

/** Nothing is missing where all fixed words are shipped. */
function isShippedWording(kind: string, subject: string, language: string): boolean {
  const isWording = kind === 'site-documents' && subject === 'wording';
  return isWording && shippedTags.includes(new Intl.Locale(language).language);
}

async function listRecords(db: Db, entity: Entity): Promise<Listed> {
  const { name, path, fields } = entity;
  const changed = await findChangedTexts(db, entity);
  const isSure = ({ field }: TranslatedText) => ['text', 'html', 'slug'].includes(fields[field]?.kind ?? '');
  const unsure = changed.filter((text) => !isSure(text));
  const ids = [...new Set(unsure.map(({ subject }) => Number(subject)))];
  const records = ids.length > 0 ? await findRecords(db, entity, { reader: 'administrator', ids }) : [];
  const fieldsById = new Map(records.map((record) => [String(record.id), fieldsOfRecord(entity, record)]));
  return {
    ...{ kind: path, name, subjects: await findRecordTitles(db, entity) },
    outdated: subjectsOf([...changed.filter(isSure), ...outdatedIn(unsure, fieldsById)]),
  };
}

async function listDocuments(db: Db): Promise<Listed> {
  const documents = await findDocuments(db, siteDocuments);
  const worded = siteDocuments.flatMap((document) => {
    const value = documents.find(({ key }) => key === document.key)?.value;
    const fields = fieldsOfDocument(document, value).filter(({ source }) => source.length > 0);
    return fields.length > 0 ? [{ key: document.key, title: document.label, fields }] : [];
  });
  const texts = await selectTexts(db, documentKind).execute();
  const fieldsByKey = new Map(worded.map(({ key, fields }) => [key, fields]));
  return {
    ...{ kind: 'site-documents', name: documentKind },
    subjects: worded.map(({ key, title }) => ({ subject: key, title })),
    outdated: subjectsOf(outdatedIn(texts, fieldsByKey)),
  };
}

async function listImages(db: Db): Promise<Listed> {
  const outdated = subjectsOf(await findChangedAlts(db));
  return { kind: 'images', name: 'image', subjects: await findDescribedImages(db), outdated };
}

function outdatedIn(
  texts: readonly TranslatedText[],
  fieldsBySubject: ReadonlyMap<string, readonly TranslatedField[]>,
): TranslatedText[] {
  const byKey = new Map(
    [...fieldsBySubject].map(([subject, fields]) => [
      subject,
      new Map(fields.map((field) => [field.key, field])),
    ]),
  );
  return texts.filter((text) => {
    const field = byKey.get(text.subject)?.get(text.field);
    return field !== undefined && isOutdated(field, text);
  });
}

function subjectsOf(texts: readonly TranslatedText[]): ReadonlySet<string> {
  return new Set(texts.map(({ language, subject }) => `${language} ${subject}`));
}
