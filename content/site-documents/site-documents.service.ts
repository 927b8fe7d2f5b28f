import type { Db } from '#database/connect.ts';
import { notFound } from '#errors/app-error.ts';
import type { RevisionSummary } from '../editorial/revisions.service.ts';
import { findRevision, findRevisions } from '../kit/revisions.repository.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { changesOf } from './document-changes.ts';
import { completeValues } from './document-values.ts';
import { createDocumentWriter, type DocumentWrite, subjectOf } from './document-writer.ts';
import { type DocumentKey, type DocumentValues, siteDocuments } from './registry.ts';
import type { SiteDocument } from './site-document.ts';
import { findDocument, findDocuments, type StoredDocument } from './site-documents.repository.ts';

export type SiteDocumentService = ReturnType<typeof createSiteDocumentService>;

/** What the back office lists of a document. */
export type DocumentSummary = Pick<SiteDocument, 'key' | 'label' | 'help' | 'shownOn'> &
  Pick<StoredDocument, 'version' | 'updatedAt' | 'updatedBy'> & { hasDraft: boolean };

/** What the company says of itself outside the entities: facts, texts of pages, certificates, legal text. */
export function createSiteDocumentService(db: Db, options: ServiceOptions = {}) {
  const writer = createDocumentWriter(db, options);

  return {
    /** All documents, whether somebody has written them yet or not. */
    async list(): Promise<DocumentSummary[]> {
      const stored = await findDocuments(db, siteDocuments);
      return stored.map(({ key, version, updatedAt, updatedBy, draft }) => {
        const { label, help, shownOn } = documentOf(key);
        return { key, label, help, shownOn, version, updatedAt, updatedBy, hasDraft: draft !== null };
      });
    },

    /** What a document holds: as visitors see it, or with `draft` as an editor has prepared it. */
    async get<Key extends DocumentKey>(
      key: Key,
      { draft = false }: { draft?: boolean } = {},
    ): Promise<DocumentValues[Key]> {
      const stored = await findDocument(db, documentOf(key));
      return ((draft && stored.draft?.value) || stored.value) as DocumentValues[Key];
    },

    /** A document with everything that is kept of it. @throws AppError `not-found` */
    read: (key: string): Promise<StoredDocument> => findDocument(db, documentOf(key)),

    /**
     * Stores what is given, fields that are left out as they are; visitors see it at once, or with `isDraft` not yet.
     * Without `isDraft` it takes the place of a draft as well, which stays in the history.
     * @throws AppError `not-found`, `invalid` by dotted paths, `stale` with `current`
     */
    save: (key: string, write: DocumentWrite & { value: unknown; isDraft?: boolean }) =>
      writer.save(documentOf(key), write),

    /** A document's versions, the newest first, each with what it changed in the one before. */
    async listRevisions(key: string): Promise<RevisionSummary[]> {
      const document = documentOf(key);
      const { id: recordId } = await findDocument(db, document);
      const revisions = await findRevisions(db, { entity: subjectOf(document), recordId });
      return revisions.map(({ id, version, action, username, createdAt, values }, index) => {
        const before = revisions[index + 1]?.values;
        const changes = before ? changesOf(document.fields, before, values) : [];
        return { id, version, action, username, createdAt, changes };
      });
    },

    /**
     * Gives a document back what it held at a version, as a new one; a draft becomes a draft again.
     * @throws AppError `not-found`, `stale` with `current`
     */
    async restore(key: string, write: DocumentWrite & { revisionId: number }): Promise<StoredDocument> {
      const document = documentOf(key);
      const { id: recordId } = await findDocument(db, document);
      const query = { entity: subjectOf(document), recordId, id: write.revisionId };
      const revision = await findRevision(db, query);
      if (!revision) throw notFound('This version is not there any more.');
      const value = completeValues(document.fields, revision.values);
      return writer.restore(document, { ...write, value, isDraft: revision.action === 'drafted' });
    },

    /** Rewrites the texts of a document, draft included, such as the path of a picture that is replaced. */
    rewrite: (key: string, write: DocumentWrite & { change: (text: string) => string }) =>
      writer.rewrite(documentOf(key), write),
  };
}

/** @throws AppError `not-found` */
function documentOf(key: string): SiteDocument {
  const document = siteDocuments.find((candidate) => candidate.key === key);
  if (!document) throw notFound(`There is no site document "${key}".`);
  return document;
}
