import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import { notFound } from '#errors/app-error.ts';
import type { Field } from '../kit/field.ts';
import { type FieldChange, tellApart } from '../kit/revision-changes.ts';
import { findRevision, findRevisions, type Revision } from '../kit/revisions.repository.ts';
import { type RevisionRange, type RevisionSummary, rangeOf } from '../kit/revisions.service.ts';
import type { StoredText } from './stored-text.ts';
import type { TranslatedField } from './translated-fields.ts';
import type { Source } from './translation-sources.ts';
import {
  type TranslationStatus,
  translationStatuses,
  translationSubject,
} from './translations.repository.ts';

/** What a version keeps of a translation. */
type Kept = { status: TranslationStatus; texts: ReadonlyMap<string, StoredText> };

const keptSchema = z
  .object({
    status: z.enum(translationStatuses),
    texts: z.record(z.string(), z.object({ text: z.string(), source: z.string() })),
  })
  .catch({ status: 'none', texts: {} });

/** A translation's versions, the newest first, each with what it changed in the one before. */
export async function listTranslationRevisions(
  db: Db,
  { source, translationId, page }: { source: Source; translationId: number; page: RevisionRange | undefined },
): Promise<RevisionSummary[]> {
  const query = { entity: translationSubject, recordId: translationId, ...rangeOf(page) };
  const revisions = await findRevisions(db, query);
  return revisions.slice(0, page?.perPage).map((revision, index) => {
    const { id, version, action, username, createdAt } = revision;
    const before = revisions[index + 1];
    const changes = before ? changesOf(source.fields, keptIn(before), keptIn(revision)) : [];
    return { id, version, action, username, createdAt, changes };
  });
}

/** What a translation was at a version. @throws AppError `not-found` */
export async function getKept(
  db: Db,
  { translationId, revisionId }: { translationId: number; revisionId: number },
): Promise<Kept> {
  const query = { entity: translationSubject, recordId: translationId, id: revisionId };
  const revision = await findRevision(db, query);
  if (!revision) throw notFound('This version is not there any more.');
  return keptIn(revision);
}

function keptIn({ values }: Revision): Kept {
  const { status, texts } = keptSchema.parse(values);
  return { status, texts: new Map(Object.entries(texts)) };
}

function changesOf(fields: readonly TranslatedField[], from: Kept, to: Kept): FieldChange[] {
  const status = { field: 'status', label: 'Status', from: from.status, to: to.status };
  const keys = [...new Set([...to.texts.keys(), ...from.texts.keys()])];
  const changes = keys.flatMap((key) => {
    const [before = '', after = ''] = [from, to].map(({ texts }) => texts.get(key)?.text);
    if (before === after) return [];
    const known = fields.find((field) => field.key === key);
    const field: Field = { kind: known?.field.kind === 'html' ? 'html' : 'text', label: '', maxLength: 0 };
    const told = tellApart(field, { from: before, to: after, names: new Map() });
    return [{ field: known?.names[0] ?? key, label: known?.field.label ?? key, ...told }];
  });
  return from.status === to.status ? changes : [status, ...changes];
}
