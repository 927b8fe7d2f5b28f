import type { Db } from '#database/connect.ts';
import { foldForSearch } from '#database/fold-text.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { createLandingPageService } from '../entities/landing-page/landing-page.service.ts';
import { isSameValue } from '../kit/is-same-value.ts';
import type { RecordWrite } from '../kit/record-writer.ts';
import type { RevisionRange } from '../kit/revisions.service.ts';
import type { ServiceOptions } from '../kit/service.ts';
import {
  countDocumentRevisions,
  getEarlierValue,
  listDocumentRevisions,
  listEarlierValues,
} from './document-history.ts';
import { type FindDeadPaths, readDocumentInput } from './document-input.ts';
import { mapValues } from './document-places.ts';
import { type NextDocument, storeDocument } from './document-store.ts';
import { type Values, withoutBareItems } from './document-values.ts';
import { type DocumentText, findDocumentTexts } from './find-document-texts.ts';
import { type DocumentKey, type DocumentValues, siteDocuments } from './registry.ts';
import { documentKind, type SiteDocument } from './site-document.ts';
import {
  findDocument,
  findDocuments,
  findShown,
  lockDocument,
  type StoredDocument,
  type TranslatedDocument,
  translateDocument,
} from './site-documents.repository.ts';
import { type DocumentStaging, stageUnsaved } from './stage-unsaved.ts';

export type SiteDocumentService = ReturnType<typeof createSiteDocumentService>;

/** What the back office lists of a document. */
export type DocumentSummary = Pick<SiteDocument, 'key' | 'label' | 'help' | 'shownOn'> &
  Pick<StoredDocument, 'version' | 'updatedAt' | 'updatedBy'> & { hasDraft: boolean };

/** A write to a document; with `expectedVersion` it fails where the document has changed since. */
type DocumentWrite = Omit<RecordWrite, 'id'>;
type DocumentOptions = ServiceOptions & { findDeadPaths?: FindDeadPaths };
/** What a document is to hold, for visitors and in its draft, from what it holds when nobody else can write it. */
type DocumentChange = (stored: StoredDocument) => Omit<NextDocument, 'action'>;

const maxTexts = 20;

/** What the company says of itself outside the entities: facts, texts of pages, certificates, legal text. */
export function createSiteDocumentService(db: Db, options: DocumentOptions = {}) {
  const writer = createDocumentWriter(db, options);

  return {
    /** All documents, whether somebody has written them yet or not. */
    async list(): Promise<DocumentSummary[]> {
      const landingPath = await findLandingPath(db);
      return (await findDocuments(db, siteDocuments)).map((stored) => summaryOf(stored, landingPath));
    },

    /** The path of a page that shows a document; undefined while there is none. @throws AppError `not-found` */
    findShownOn: async (key: string): Promise<string | undefined> =>
      shownPathOf(documentOf(key), await findLandingPath(db)) || undefined,

    /** Up to 20 texts of documents that contain what is searched for, drafts before what visitors see. */
    async search(text: string): Promise<DocumentText[]> {
      const wanted = foldForSearch(text);
      if (wanted === '') return [];
      const stored = await findDocuments(db, siteDocuments);
      return stored
        .flatMap(({ key, value, draft }) =>
          findDocumentTexts(documentOf(key), { value: draft?.value ?? value, wanted }),
        )
        .slice(0, maxTexts);
    },

    /**
     * What pages show of a document: as visitors see it, or with `draft` as an editor has prepared it. Items that lack
     * what they cannot be shown without are left out.
     */
    async get<Key extends DocumentKey>(
      key: Key,
      { draft = false }: { draft?: boolean } = {},
    ): Promise<DocumentValues[Key]> {
      const document = documentOf(key);
      const prepared = draft ? (await findDocument(db, document)).draft : null;
      if (!prepared) return (await findShown(db, document)) as DocumentValues[Key];
      return withoutBareItems(document.fields, prepared.value) as DocumentValues[Key];
    },

    /** A document with everything that is kept of it. @throws AppError `not-found` */
    read: (key: string): Promise<StoredDocument> => findDocument(db, documentOf(key)),

    /** What visitors see of it in the language that is answered in, with what has no text in that. */
    translate: (key: string, { value }: Pick<StoredDocument, 'value'>): Promise<TranslatedDocument> =>
      translateDocument(db, documentOf(key), value),

    /**
     * Stores what is sent, and leaves other fields as they are; visitors see it at once, or with `isDraft` not yet.
     * Without `isDraft` it takes the place of a draft as well, which stays in the history.
     * @throws AppError `not-found`, `invalid` by dotted paths, `stale` with `current`
     */
    save: (key: string, write: DocumentWrite & { value: unknown; isDraft?: boolean }) =>
      writer.save(documentOf(key), write),

    /**
     * Has visitors see what is given, as far as it can be stored, with no history of it: for a transaction that is
     * rolled back. @returns messages by dotted paths, of what is left as it is @throws AppError `not-found`
     */
    stage: (key: string, staging: DocumentStaging) =>
      stageUnsaved(db, documentOf(key), {
        ...staging,
        publicUrl: options.publicUrl,
        findDeadPaths: options.findDeadPaths,
      }),

    /** A document's versions, the newest first, each with what it changed in the one before. */
    listRevisions: (key: string, page?: RevisionRange) => listDocumentRevisions(db, documentOf(key), page),

    countRevisions: (key: string) => countDocumentRevisions(db, documentOf(key)),

    /** What a document held at each of its versions, drafts included, the newest first. */
    listEarlier: async <Key extends DocumentKey>(key: Key) =>
      (await listEarlierValues(db, documentOf(key))) as DocumentValues[Key][],

    /**
     * Gives a document back what it held at a version, as a new one; a draft becomes a draft again.
     * @throws AppError `not-found`, `stale` with `current`
     */
    async restore(key: string, write: DocumentWrite & { revisionId: number }): Promise<StoredDocument> {
      const document = documentOf(key);
      const earlier = await getEarlierValue(db, document, write.revisionId);
      return writer.restore(document, { ...write, ...earlier });
    },

    /** Gives a document what was in it at another time, or what it begins with, unchecked. */
    replace: (key: string, write: DocumentWrite & { change: DocumentChange }) =>
      writer.replace(documentOf(key), write),

    /** Rewrites the texts of a document, draft included, such as the path of a picture that is replaced. */
    rewrite: (key: string, write: DocumentWrite & { change: (text: string) => string }) =>
      writer.rewrite(documentOf(key), write),
  };
}

type Work = { db: Db; options: DocumentOptions };

/** Every write of a document: itself, its revision, its uploads and the line in the activity log, all or nothing. */
function createDocumentWriter(db: Db, options: DocumentOptions) {
  const work: Work = { db, options };
  return {
    save(document: SiteDocument, input: DocumentWrite & { value: unknown; isDraft?: boolean }) {
      return writeDocument(work, { document, ...input }, async (trx, stored) => {
        const before = input.isDraft ? (stored.draft?.value ?? stored.value) : stored.value;
        const { publicUrl, findDeadPaths } = options;
        const known = { before, stored, publicUrl, findDeadPaths };
        const value = await readDocumentInput(trx, document, { value: input.value, ...known });
        return input.isDraft
          ? { value: stored.value, draft: value, action: 'drafted' }
          : { value, draft: null, action: 'updated' };
      });
    },

    restore(document: SiteDocument, input: DocumentWrite & { value: Values; isDraft: boolean }) {
      return writeDocument(work, { document, ...input }, async (_trx, stored) =>
        input.isDraft
          ? { value: stored.value, draft: input.value, action: 'drafted' }
          : { value: input.value, draft: null, action: 'restored' },
      );
    },

    replace(document: SiteDocument, input: DocumentWrite & { change: DocumentChange }) {
      return writeDocument(work, { document, ...input }, async (_trx, stored) => ({
        ...input.change(stored),
        action: 'restored',
      }));
    },

    rewrite(document: SiteDocument, input: DocumentWrite & { change: (text: string) => string }) {
      const rewritten = (values: Values) => rewriteTexts(document, values, input.change);
      return writeDocument(work, { document, ...input }, async (_trx, stored) => {
        const value = rewritten(stored.value);
        const draft = stored.draft && rewritten(stored.draft.value);
        return { value, draft, action: isSameValue(value, stored.value) ? 'drafted' : 'updated' };
      });
    },
  };
}

type Decide = (trx: Db, stored: StoredDocument) => Promise<NextDocument>;

async function writeDocument(
  { db, options }: Work,
  write: DocumentWrite & { document: SiteDocument },
  decide: Decide,
): Promise<StoredDocument> {
  const { document, author, expectedVersion } = write;
  const now = (options.now?.() ?? new Date()).toISOString();
  const written = await inTransaction(db, async (trx) => {
    const stored = await lockDocument(trx, document, expectedVersion);
    if (!stored) throw await staleDocument(trx, document);
    const next = await decide(trx, stored);
    return { id: stored.id, isChanged: await storeDocument(trx, document, { stored, next, author, now }) };
  });
  if (written.isChanged) {
    options.changes?.announce({ entity: documentKind, id: written.id, action: 'updated' });
  }
  return findDocument(db, document);
}

function rewriteTexts(document: SiteDocument, values: Values, change: (text: string) => string): Values {
  return mapValues(document.fields, values, ({ value }) => {
    if (typeof value === 'string') return change(value);
    if (!Array.isArray(value)) return value;
    // A list does not name the same file twice.
    return [...new Set(value.map((part) => (typeof part === 'string' ? change(part) : part)))];
  });
}

async function staleDocument(trx: Db, document: SiteDocument): Promise<AppError> {
  const current = await findDocument(trx, document);
  const message = `Somebody else has changed the document "${document.label}" meanwhile.`;
  return new AppError('stale', message, { data: { current } });
}

/** @throws AppError `not-found` */
function documentOf(key: string): SiteDocument {
  const document = siteDocuments.find((candidate) => candidate.key === key);
  if (!document) throw notFound(`There is no site document "${key}".`);
  return document;
}

function summaryOf(
  { key, version, updatedAt, updatedBy, draft }: StoredDocument & { key: string },
  landingPath: string | undefined,
): DocumentSummary {
  const document = documentOf(key);
  const { label, help } = document;
  const shownOn = shownPathOf(document, landingPath);
  return { key, label, help, shownOn, version, updatedAt, updatedBy, hasDraft: draft !== null };
}

const landingWord = '{landing}';

function shownPathOf({ shownOn }: SiteDocument, landingPath: string | undefined): string {
  if (!shownOn.startsWith(landingWord)) return shownOn;
  return landingPath === undefined ? '' : shownOn.replace(landingWord, landingPath);
}

/** Documents that landing pages show can be seen on the first of them. */
function findLandingPath(db: Db): Promise<string | undefined> {
  return createLandingPageService(db).findFirstPath();
}
