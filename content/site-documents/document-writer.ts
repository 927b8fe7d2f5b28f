import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import { insertActivity } from '../kit/activity.repository.ts';
import type { Author } from '../kit/author.ts';
import type { RecordWrite } from '../kit/record-writer.ts';
import { ensureRevision, insertRevision, type RevisionAction } from '../kit/revisions.repository.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { describeDocumentAction } from './document-activity.ts';
import { readDocumentInput } from './document-input.ts';
import { mapValues } from './document-places.ts';
import type { Values } from './document-values.ts';
import { documentKind, type SiteDocument } from './site-document.ts';
import {
  findDocument,
  lockDocument,
  type StoredDocument,
  saveDocument,
} from './site-documents.repository.ts';

/** A write to a document; with `expectedVersion` it fails where the document has changed since. */
export type DocumentWrite = Omit<RecordWrite, 'id'>;
type Next = { value: Values; draft: Values | null; action: RevisionAction };

/** How revisions name documents. */
export function subjectOf(document: SiteDocument) {
  return { name: documentKind, fields: document.fields };
}

/** Every write of a document: itself, its revision, its uploads and the line in the activity log, all or nothing. */
export function createDocumentWriter(db: Db, options: ServiceOptions) {
  const now = () => (options.now?.() ?? new Date()).toISOString();

  async function write(
    document: SiteDocument,
    { author, expectedVersion }: DocumentWrite,
    decide: (trx: Db, stored: StoredDocument) => Promise<Next>,
  ): Promise<StoredDocument> {
    const written = await inTransaction(db, async (trx) => {
      const stored = await lockDocument(trx, document, expectedVersion);
      if (!stored) throw await staleDocument(trx, document);
      const next = await decide(trx, stored);
      return { stored, isChanged: await store(trx, document, { stored, next, author }) };
    });
    if (written.isChanged) {
      options.changes?.announce({ entity: documentKind, id: written.stored.id, action: 'updated' });
    }
    return findDocument(db, document);
  }

  /** @returns false where the document holds all of it already */
  async function store(
    trx: Db,
    document: SiteDocument,
    change: { stored: StoredDocument; next: Next; author: Author },
  ): Promise<boolean> {
    const { stored, next, author } = change;
    const { value, action } = next;
    const draft = next.draft && !isSame(next.draft, value) ? next.draft : null;
    const isPublished = !isSame(value, stored.value);
    if (!isPublished && isSame(draft, stored.draft?.value ?? null)) return false;
    const subject = subjectOf(document);
    const written = { updatedAt: now(), updatedBy: author.username };
    const version = stored.version + 1;
    await ensureRevision(trx, subject, { ...stored.value, ...keptOf(stored, written.updatedAt) });
    await saveDocument(trx, document, {
      ...{ id: stored.id, version, value, ...written },
      publishedAt: isPublished ? written.updatedAt : stored.publishedAt,
      publishedVersion: isPublished ? version : stored.publishedVersion,
      draft: draft && (isSame(draft, stored.draft?.value) ? stored.draft : { value: draft, ...written }),
    });
    const after = action === 'drafted' ? (draft ?? value) : value;
    const record = { ...after, ...keptOf({ ...stored, version }, written.updatedAt) };
    await insertRevision(trx, subject, { record, action, author, now: written.updatedAt });
    const text = describeDocumentAction(document, { action, before: stored, after, isPublished });
    const entry = { username: author.username, text, entity: documentKind, recordId: stored.id };
    await insertActivity(trx, { ...entry, now: written.updatedAt });
    return true;
  }

  return {
    save(document: SiteDocument, wish: DocumentWrite & { value: unknown; isDraft?: boolean }) {
      return write(document, wish, async (trx, stored) => {
        const before = wish.isDraft ? (stored.draft?.value ?? stored.value) : stored.value;
        const input = { given: wish.value, before, stored, publicUrl: options.publicUrl };
        const value = await readDocumentInput(trx, document, input);
        return wish.isDraft
          ? { value: stored.value, draft: value, action: 'drafted' }
          : { value, draft: null, action: 'updated' };
      });
    },

    restore(document: SiteDocument, wish: DocumentWrite & { value: Values; isDraft: boolean }) {
      return write(document, wish, async (_trx, stored) =>
        wish.isDraft
          ? { value: stored.value, draft: wish.value, action: 'drafted' }
          : { value: wish.value, draft: null, action: 'restored' },
      );
    },

    rewrite(document: SiteDocument, wish: DocumentWrite & { change: (text: string) => string }) {
      const rewritten = (values: Values) => rewriteTexts(document, values, wish.change);
      return write(document, wish, async (_trx, stored) => {
        const value = rewritten(stored.value);
        const draft = stored.draft && rewritten(stored.draft.value);
        return { value, draft, action: isSame(value, stored.value) ? 'drafted' : 'updated' };
      });
    },
  };
}

function rewriteTexts(document: SiteDocument, values: Values, change: (text: string) => string): Values {
  return mapValues(document.fields, values, ({ value }) => {
    if (typeof value === 'string') return change(value);
    if (!Array.isArray(value)) return value;
    // A list does not name the same file twice.
    return [...new Set(value.map((part) => (typeof part === 'string' ? change(part) : part)))];
  });
}

/** What revisions look at beside the fields; what nobody has written yet is as old as its first change. */
function keptOf(stored: Pick<StoredDocument, 'id' | 'version' | 'updatedAt'>, now: string) {
  const { id, version, updatedAt } = stored;
  return { id, version, updatedAt: updatedAt ?? now };
}

async function staleDocument(trx: Db, document: SiteDocument): Promise<AppError> {
  const current = await findDocument(trx, document);
  const message = `Somebody else has changed the document "${document.label}" meanwhile.`;
  return new AppError('stale', message, { data: { current } });
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
