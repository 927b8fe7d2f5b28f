import type { Author } from '#content/kit/author.ts';
import type { ContentChange } from '#content/kit/content-changes.ts';
import type { Entity } from '#content/kit/entity.ts';
import { createRecordWriter } from '#content/kit/record-writer.ts';
import type { Db } from '#database/connect.ts';
import { AppError, isAppError } from '#errors/app-error.ts';
import type { AddressFinder, Move } from './upload-addresses.ts';
import { listUsedTexts, type RecordSource, type Usage, type UsedText } from './usage.ts';

type Replacement = { addresses: AddressFinder; move: Move; author: Author; now: string };
type RecordChange = Omit<RecordSource, 'kind' | 'field'> & { values: Record<string, unknown> };

/**
 * Rewrites every text that names an upload, inside the transaction that `db` is. @returns the places, and what to
 * announce once the transaction has ended
 * @throws AppError `conflict` where a record or document has changed since it was read
 */
export async function replaceUses(
  db: Db,
  replacement: Replacement,
): Promise<{ items: Usage[]; changes: ContentChange[] }> {
  const { addresses, move } = replacement;
  const items: Usage[] = [];
  const records = new Map<string, RecordChange>();
  const documents = new Set<string>();
  for (const used of await listUsedTexts(db)) {
    if (!addresses.find(used.text).includes(move.from)) continue;
    items.push(used.usage);
    if (used.source.kind === 'siteContent') documents.add(used.source.key);
    else collectChange(records, { used, source: used.source, replacement });
  }
  for (const change of records.values()) await writeRecord(db, change, replacement);
  for (const key of documents) await writeDocument(db, key, replacement);
  const changes = [...records.values()].map(({ entity, id }): ContentChange => {
    return { entity: entity.name, id, action: 'updated' };
  });
  return { items, changes };
}

function collectChange(
  records: Map<string, RecordChange>,
  found: { used: UsedText; source: RecordSource; replacement: Replacement },
): void {
  const { used, source, replacement } = found;
  const { entity, id, version, isTrashed, field } = source;
  const key = `${entity.name} ${id}`;
  const change = records.get(key) ?? { entity, id, version, isTrashed, values: {} };
  const text = replacement.addresses.replace(used.text, replacement.move);
  change.values[field] = decodeText({ entity, field, text });
  records.set(key, change);
}

/** The field's value from what its column holds; a list does not name the same file twice. */
function decodeText(column: { entity: Entity; field: string; text: string }): unknown {
  const kind = column.entity.fields[column.field]?.kind;
  if (kind !== 'mediaList' && kind !== 'textList') return column.text;
  return [...new Set<string>(JSON.parse(column.text))];
}

async function writeRecord(db: Db, change: RecordChange, replacement: Replacement): Promise<void> {
  const { entity, id, version, isTrashed, values } = change;
  // What is stored has been completed and cleaned already; only addresses in it change.
  const writer = createRecordWriter(db, entity, {
    complete: (given) => given,
    now: () => replacement.now,
  });
  const { author } = replacement;
  try {
    await writer.update({ id, author, expectedVersion: version, isTrashed, changes: values });
  } catch (error) {
    throw isAppError(error) && error.code === 'stale' ? changedMeanwhile(error) : error;
  }
}

async function writeDocument(db: Db, key: string, replacement: Replacement): Promise<void> {
  const { addresses, move, now } = replacement;
  const { value } = await db
    .selectFrom('siteContent')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const result = await db
    .updateTable('siteContent')
    .set({ value: addresses.replace(value, move), updatedAt: now })
    .where('key', '=', key)
    .where('value', '=', value)
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) === 1) return;
  throw changedMeanwhile();
}

function changedMeanwhile(cause?: unknown): AppError {
  const message =
    'Somebody else has changed a page that shows this file. Nothing was replaced; please try again.';
  return new AppError('conflict', message, { cause });
}
