import type { Db } from '#database/connect.ts';
import { enterInLog } from '#people/log/write-log.ts';
import type { Author } from '../kit/author.ts';
import { isSameValue } from '../kit/is-same-value.ts';
import { ensureRevision, insertRevision, type RevisionAction } from '../kit/revisions.repository.ts';
import type { Values } from './document-values.ts';
import { documentKind, type SiteDocument } from './site-document.ts';
import { type StoredDocument, saveDocument } from './site-documents.repository.ts';

/** What a document is to hold, and what was done to it. */
export type NextDocument = { value: Values; draft: Values | null; action: RevisionAction };
type Change = { stored: StoredDocument; next: NextDocument; author: Author; now: string };

const maxFieldsNamed = 3;

/** How revisions name documents. */
export function subjectOf(document: SiteDocument) {
  return { name: documentKind, fields: document.fields };
}

/**
 * Stores a document that is locked, its revision and the line in the activity log.
 * @returns false where the document holds all of it already
 */
export async function storeDocument(trx: Db, document: SiteDocument, change: Change): Promise<boolean> {
  const { stored, now } = change;
  const changed = changeDocument(change);
  if (!changed) return false;
  await ensureRevision(trx, subjectOf(document), { ...stored.value, ...metaOf(stored, now) });
  await saveDocument(trx, document, changed);
  await recordChange(trx, document, { ...change, changed });
  return true;
}

/** The document after a change; undefined where nothing differs. */
function changeDocument({ stored, next, author, now }: Change): StoredDocument | undefined {
  const { value } = next;
  const draft = next.draft && !isSameValue(next.draft, value) ? next.draft : null;
  const isPublished = !isSameValue(value, stored.value);
  if (!isPublished && isSameValue(draft, stored.draft?.value ?? null)) return undefined;
  const written = { updatedAt: now, updatedBy: author.username };
  const version = stored.version + 1;
  return {
    ...{ id: stored.id, version, value, ...written },
    publishedAt: isPublished ? now : stored.publishedAt,
    publishedVersion: isPublished ? version : stored.publishedVersion,
    draft: draft && (isSameValue(draft, stored.draft?.value) ? stored.draft : { value: draft, ...written }),
  };
}

async function recordChange(
  trx: Db,
  document: SiteDocument,
  change: Change & { changed: StoredDocument },
): Promise<void> {
  const { stored, changed, author, now } = change;
  const { action } = change.next;
  const after = action === 'drafted' ? (changed.draft?.value ?? changed.value) : changed.value;
  const record = { ...after, ...metaOf(changed, now) };
  await insertRevision(trx, subjectOf(document), { record, action, author, now });
  const isPublished = changed.publishedVersion === changed.version;
  const text = describeDocumentAction(document, { action, before: stored, after, isPublished });
  const entry = { username: author.username, text, entity: documentKind, recordId: stored.id };
  await enterInLog(trx, { kind: 'documents', ...entry, now });
}

/** What revisions keep beside the fields; what nobody has written yet is as old as its first change. */
function metaOf(
  { id, version, updatedAt }: Pick<StoredDocument, 'id' | 'version' | 'updatedAt'>,
  now: string,
) {
  return { id, version, updatedAt: updatedAt ?? now };
}

/** What was done to a document, as a sentence: `Changed the site document "Company": Name, Phones`. */
function describeDocumentAction(
  document: SiteDocument,
  done: {
    action: RevisionAction;
    before: { value: Values; draft: { value: Values } | null };
    after: Values;
    isPublished: boolean;
  },
): string {
  const { action, before, after, isPublished } = done;
  const it = `the site document "${document.label}"`;
  if (action === 'restored') return `Went back to an earlier version of ${it}`;
  if (action === 'drafted') {
    const from = before.draft?.value ?? before.value;
    return `Saved a draft of ${it}${namesOf(document, from, after)}`;
  }
  return isPublished
    ? `Changed ${it}${namesOf(document, before.value, after)}`
    : `Dropped the draft of ${it}`;
}

function namesOf(document: SiteDocument, from: Values, to: Values): string {
  const labels = Object.entries(document.fields)
    .filter(([name]) => !isSameValue(from[name], to[name]))
    .map(([, { label }]) => label);
  if (labels.length === 0) return '';
  const more = labels.length - maxFieldsNamed;
  return `: ${labels.slice(0, maxFieldsNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
