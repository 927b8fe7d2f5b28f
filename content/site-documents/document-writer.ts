import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import { isSameValue } from '../kit/is-same-value.ts';
import type { RecordWrite } from '../kit/record-writer.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { readDocumentInput } from './document-input.ts';
import { mapValues } from './document-places.ts';
import { type NextDocument, storeDocument } from './document-store.ts';
import type { Values } from './document-values.ts';
import { documentKind, type SiteDocument } from './site-document.ts';
import { findDocument, lockDocument, type StoredDocument } from './site-documents.repository.ts';

/** A write to a document; with `expectedVersion` it fails where the document has changed since. */
export type DocumentWrite = Omit<RecordWrite, 'id'>;
/** What a document is to hold, for visitors and in its draft, from what it holds when nobody else can write it. */
export type DocumentChange = (stored: StoredDocument) => Omit<NextDocument, 'action'>;
type Decide = (trx: Db, stored: StoredDocument) => Promise<NextDocument>;
type Work = { db: Db; options: ServiceOptions };

/** Every write of a document: itself, its revision, its uploads and the line in the activity log, all or nothing. */
export function createDocumentWriter(db: Db, options: ServiceOptions) {
  const work: Work = { db, options };
  return {
    save(document: SiteDocument, input: DocumentWrite & { value: unknown; isDraft?: boolean }) {
      return writeDocument(work, { document, ...input }, async (trx, stored) => {
        const before = input.isDraft ? (stored.draft?.value ?? stored.value) : stored.value;
        const known = { before, stored, publicUrl: options.publicUrl };
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
