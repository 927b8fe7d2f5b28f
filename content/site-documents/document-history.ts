import type { Db } from '#database/connect.ts';
import { notFound } from '#errors/app-error.ts';
import { type RevisionRange, type RevisionSummary, rangeOf } from '../editorial/revisions.service.ts';
import { countRevisions, findRevision, findRevisions } from '../kit/revisions.repository.ts';
import { changesOf } from './document-changes.ts';
import { subjectOf } from './document-store.ts';
import { completeValues, type Values } from './document-values.ts';
import type { SiteDocument } from './site-document.ts';
import { findDocument } from './site-documents.repository.ts';

/** A document's versions, the newest first, each with what it changed in the one before. */
export async function listDocumentRevisions(
  db: Db,
  document: SiteDocument,
  page?: RevisionRange,
): Promise<RevisionSummary[]> {
  const revisions = await findRevisions(db, { ...(await queryOf(db, document)), ...rangeOf(page) });
  return revisions
    .slice(0, page?.perPage)
    .map(({ id, version, action, username, createdAt, values }, index) => {
      const before = revisions[index + 1]?.values;
      const changes = before ? changesOf(document.fields, before, values) : [];
      return { id, version, action, username, createdAt, changes };
    });
}

export async function countDocumentRevisions(db: Db, document: SiteDocument): Promise<number> {
  return countRevisions(db, await queryOf(db, document));
}

/** What a document held at each of its versions, drafts included, the newest first. */
export async function listEarlierValues(db: Db, document: SiteDocument): Promise<Values[]> {
  const revisions = await findRevisions(db, await queryOf(db, document));
  return revisions.map(({ values }) => completeValues(document.fields, values));
}

/** What a document held at a version, and whether that was a draft. @throws AppError `not-found` */
export async function getEarlierValue(
  db: Db,
  document: SiteDocument,
  revisionId: number,
): Promise<{ value: Values; isDraft: boolean }> {
  const revision = await findRevision(db, { ...(await queryOf(db, document)), id: revisionId });
  if (!revision) throw notFound('This version is not there any more.');
  const value = completeValues(document.fields, revision.values);
  return { value, isDraft: revision.action === 'drafted' };
}

async function queryOf(db: Db, document: SiteDocument) {
  const { id: recordId } = await findDocument(db, document);
  return { entity: subjectOf(document), recordId };
}
