import type { Db } from '#database/connect.ts';
import { type FieldErrors, notFound } from '#errors/app-error.ts';
import { maxStoredInteger } from '#errors/storable.ts';
import type { LogEntry } from '#people/log/write-log.ts';
import { mapValues } from '../documents/document-places.ts';
import { siteDocuments } from '../documents/registry.ts';
import { documentKind, type SiteDocument } from '../documents/site-document.ts';
import { findDocuments } from '../documents/site-documents.repository.ts';
import { titleOf } from '../kit/activity-text.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import { findRecords } from '../kit/record-reader.repository.ts';
import { getEntity } from '../registry.ts';
import {
  fieldsOfDocument,
  fieldsOfImage,
  fieldsOfRecord,
  type TranslatedField,
} from './translated-fields.ts';
import { findAlts, type Subject } from './translations.repository.ts';

/** What it says in the language that everything is written in. */
export type Source = {
  fields: TranslatedField[];
  /** What the activity log calls it, and what it is of. */
  label: string;
  log: Pick<LogEntry, 'kind' | 'entity' | 'recordId'>;
  /** Of a record. */
  entity?: Entity;
  /** What is wrong with it once texts stand in the place of its own, both by dotted path. */
  judge?: (texts: ReadonlyMap<string, unknown>) => FieldErrors;
};

/** @throws AppError `not-found`, also for a record in the trash */
export async function getSource(db: Db, { kind, subject }: Subject): Promise<Source> {
  const source = (await findSources(db, kind, [subject])).get(subject);
  if (source) return source;
  if (kind === documentKind) throw notFound(`There is no site document "${subject}".`);
  if (kind === 'image') throw notFound(`There is no file ${subject}.`);
  throw notFound(getEntity(kind).messages.notFound(subject));
}

/** Several of a kind at once; what is not there, or in the trash, is left out. */
export async function findSources(
  db: Db,
  kind: Subject['kind'],
  subjects: readonly string[],
): Promise<Map<string, Source>> {
  if (kind === documentKind) return findDocumentSources(db, subjects);
  if (kind === 'image') {
    const alts = await findAlts(db, subjects);
    return new Map(alts.map(({ path, alt }) => [path, sourceOfImage(path, alt)]));
  }
  const entity = getEntity(kind);
  const ids = subjects.map(Number).filter((id) => id <= maxStoredInteger);
  const records = await findRecords(db, entity, { reader: 'administrator', ids });
  return new Map(records.map((record) => [String(record.id), sourceOfRecord(entity, record)]));
}

function sourceOfImage(path: string, alt: string): Source {
  return { fields: fieldsOfImage(alt), label: `the file ${path}`, log: { kind: 'media' } };
}

function sourceOfRecord(entity: Entity, record: StoredRecord): Source {
  return {
    ...{ fields: fieldsOfRecord(entity, record), entity },
    label: `the ${entity.noun.one} "${titleOf(entity, record)}"`,
    log: { kind: 'content', entity: entity.name, recordId: record.id },
  };
}

async function findDocumentSources(db: Db, keys: readonly string[]): Promise<Map<string, Source>> {
  const asked = siteDocuments.filter(({ key }) => keys.includes(key));
  const stored = await findDocuments(db, asked);
  return new Map(
    asked.map((document, index): [string, Source] => {
      const { id = 0, value } = stored[index] ?? {};
      const source: Source = {
        fields: fieldsOfDocument(document, value),
        label: `the site document "${document.label}"`,
        log: { kind: 'documents', entity: documentKind, recordId: id },
        judge: (texts) => judgeTexts(document, value, texts),
      };
      return [document.key, source];
    }),
  );
}

function judgeTexts(
  { fields, judge }: SiteDocument,
  value: unknown,
  texts: ReadonlyMap<string, unknown>,
): FieldErrors {
  const said = mapValues(fields, value, ({ path, value: own }) => texts.get(path) ?? own ?? '');
  const messages = judge?.(said as Parameters<NonNullable<typeof judge>>[0]) ?? {};
  return Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) =>
      message !== undefined && texts.has(path) ? [[path, message]] : [],
    ),
  );
}
