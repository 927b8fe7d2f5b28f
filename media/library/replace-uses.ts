import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { Author } from '#content/kit/author.ts';
import type { ContentChange } from '#content/kit/content-changes.ts';
import type { Entity } from '#content/kit/entity.ts';
import { findAnywhere } from '#content/kit/record-reader.repository.ts';
import { createRecordWriter } from '#content/kit/record-writer.ts';
import { type Move, originsOf, type UploadPathFinder } from '#content/picture/upload-urls.ts';
import { findUploadUses, type UploadUse } from '#content/picture/upload-uses.repository.ts';
import { entities } from '#content/registry.ts';
import { rewriteTranslations } from '#content/translations/rewrite-translations.ts';
import type { Db } from '#database/connect.ts';
import { AppError, isAppError } from '#errors/app-error.ts';
import { describeUse, sortUses, type Usage } from './usage.ts';

type Replacement = {
  uploadPaths: UploadPathFinder;
  publicUrl: string;
  move: Move;
  author: Author;
  now: string;
};
type Owner = { entity: Entity | undefined; key: string; fields: string[] };

/**
 * Rewrites every text that names an upload, inside the transaction that `db` is. @returns the places, and what to
 * announce once the transaction has ended
 * @throws AppError `conflict` where a record or document has changed since it was read
 */
export async function replaceUses(
  db: Db,
  replacement: Replacement,
): Promise<{ items: Usage[]; changes: ContentChange[] }> {
  const origins = originsOf(replacement.publicUrl);
  const uses = sortUses(await findUploadUses(db, { origins, path: replacement.move.from }));
  const changes: ContentChange[] = [];
  for (const { entity, key, fields } of ownersOf(uses)) {
    if (entity) {
      await writeRecord(db, { entity, id: Number(key), fields }, replacement);
      changes.push({ entity: entity.name, id: Number(key), action: 'updated' });
    } else changes.push(...(await writeDocument(db, key, replacement)));
  }
  const { uploadPaths, move, author, now } = replacement;
  const change = (text: string) => uploadPaths.replace(text, move);
  await rewriteTranslations(db, { path: move.from, change, author, now });
  return { items: uses.map(describeUse), changes };
}

/** What names the upload, each once; without an entity it is a document of the site. */
function ownersOf(uses: UploadUse[]): Owner[] {
  const groups = Map.groupBy(uses, ({ kind, key }) => `${kind} ${key}`);
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const entity = entities.find(({ name }) => name === first.kind);
    return { entity, key: first.key, fields: [first, ...more].map(({ field }) => field) };
  });
}

async function writeRecord(
  db: Db,
  owner: { entity: Entity; id: number; fields: string[] },
  replacement: Replacement,
): Promise<void> {
  const { entity, id } = owner;
  const found = await findAnywhere(db, entity, id);
  if (!found) throw changedMeanwhile();
  const { record, isTrashed } = found;
  const values = owner.fields.map((field) => [field, replaceIn(record[field], replacement)]);
  // What is stored has been completed and cleaned already; only paths and URLs in it change.
  const writer = createRecordWriter(db, entity, { now: () => replacement.now });
  const write = { id, author: replacement.author, expectedVersion: record.version, isTrashed };
  try {
    await writer.update({ ...write, changes: Object.fromEntries(values) });
  } catch (error) {
    throw isAppError(error) && error.code === 'stale' ? changedMeanwhile(error) : error;
  }
}

/** A value with one upload's paths replaced by the other's; a list does not name the same file twice. */
function replaceIn(value: unknown, replacement: Replacement): unknown {
  const { uploadPaths, move } = replacement;
  if (typeof value === 'string') return uploadPaths.replace(value, move);
  if (isItem(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, replaceIn(part, replacement)]),
    );
  }
  if (!Array.isArray(value)) return value;
  return [...new Set(value.map((part) => replaceIn(part, replacement)))];
}

function isItem(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function writeDocument(db: Db, key: string, replacement: Replacement): Promise<ContentChange[]> {
  const { uploadPaths, move, author, now } = replacement;
  const announced: ContentChange[] = [];
  const changes = { announce: (change: ContentChange) => void announced.push(change) };
  const documents = createSiteDocumentService(db, { changes, now: () => new Date(now) });
  await documents.rewrite(key, { author, change: (text) => uploadPaths.replace(text, move) });
  return announced;
}

function changedMeanwhile(cause?: unknown): AppError {
  const message =
    'Somebody else has changed a page that shows this file. Nothing was replaced; please try again.';
  return new AppError('conflict', message, { cause });
}
