import type { Db } from '#database/connect.ts';
import { type FieldErrors, notFound } from '#errors/app-error.ts';
import type { LogEntry } from '#people/log/write-log.ts';
import { mapValues } from '../documents/document-places.ts';
import { siteDocuments } from '../documents/registry.ts';
import { documentKind, type SiteDocument } from '../documents/site-document.ts';
import { findDocument } from '../documents/site-documents.repository.ts';
import { titleOf } from '../kit/activity-text.ts';
import type { Entity } from '../kit/entity.ts';
import { findRecords } from '../kit/record-reader.repository.ts';
import { getEntity } from '../registry.ts';
import {
  fieldsOfDocument,
  fieldsOfImage,
  fieldsOfRecord,
  type TranslatedField,
} from './translated-fields.ts';
import { findAlt, type Subject } from './translations.repository.ts';

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
  if (kind === documentKind) return getDocumentSource(db, subject);
  if (kind === 'image') {
    const alt = await findAlt(db, subject);
    if (alt === undefined) throw notFound(`There is no file ${subject}.`);
    return { fields: fieldsOfImage(alt), label: `the file ${subject}`, log: { kind: 'media' } };
  }
  const entity = getEntity(kind);
  const id = Number(subject);
  const [record] = await findRecords(db, entity, { reader: 'administrator', equals: { id } });
  if (!record) throw notFound(entity.messages.notFound(subject));
  return {
    ...{ fields: fieldsOfRecord(entity, record), entity },
    label: `the ${entity.noun.one} "${titleOf(entity, record)}"`,
    log: { kind: 'content', entity: kind, recordId: id },
  };
}

async function getDocumentSource(db: Db, key: string): Promise<Source> {
  const document = siteDocuments.find((candidate) => candidate.key === key);
  if (!document) throw notFound(`There is no site document "${key}".`);
  const { id, value } = await findDocument(db, document);
  return {
    fields: fieldsOfDocument(document, value),
    label: `the site document "${document.label}"`,
    log: { kind: 'documents', entity: documentKind, recordId: id },
    judge: (texts) => judgeTexts(document, value, texts),
  };
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
