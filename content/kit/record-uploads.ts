import type { Db } from '#database/connect.ts';
import { findUploadUrls } from '../picture/upload-urls.ts';
import { saveUploadUses, type UseOfOwner, type UseOwner } from '../picture/upload-uses.repository.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';

/** Stores which uploads a record names, beside the record itself. */
export async function saveRecordUploads(
  db: Db,
  entity: Entity,
  written: { record: StoredRecord; isTrashed: boolean },
): Promise<void> {
  await saveUploadUses(db, uploadOwnerOf(entity, written.record.id), uploadUsesOf(entity, written));
}

/** How the uses of uploads name a record. */
export function uploadOwnerOf(entity: Entity, id: number): UseOwner {
  return { kind: entity.name, key: String(id) };
}

/** Whether a field can name an upload: its own path, or a URL in its text. */
function canNameUpload({ kind }: Field): boolean {
  return ['text', 'html', 'media', 'mediaList', 'textList', 'itemList'].includes(kind);
}

/** Every upload that a record names, each once a field; drafts and the trash too, since both can come back. */
function uploadUsesOf(entity: Entity, written: { record: StoredRecord; isTrashed: boolean }): UseOfOwner[] {
  const { record, isTrashed } = written;
  const common = { name: String(record[entity.card.title] ?? ''), trashed: isTrashed ? 1 : 0 };
  return Object.entries(entity.fields)
    .filter(([, field]) => canNameUpload(field))
    .flatMap(([field]) => urlsIn(record[field]).map((url) => ({ field, ...url, ...common })));
}

function urlsIn(value: unknown) {
  const found = [value ?? ''].flat().flatMap((part) => findUploadUrls(textOf(part)));
  return [...new Map(found.map((url) => [url.origin + url.path, url])).values()];
}

/** Of an item of a list all its texts. */
function textOf(part: unknown): string {
  return typeof part === 'string' ? part : JSON.stringify(part);
}
