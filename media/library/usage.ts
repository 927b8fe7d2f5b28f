import { labelOfPath } from '#content/documents/document-places.ts';
import { siteDocuments } from '#content/documents/registry.ts';
import { documentKind } from '#content/documents/site-document.ts';
import { kindOf } from '#content/kit/nouns.shared.ts';
import { originsOf } from '#content/picture/upload-urls.ts';
import {
  countUsesOf,
  findFirstUsesOf,
  findUploadUses,
  type UploadUse,
} from '#content/picture/upload-uses.repository.ts';
import { entities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';

/** A place that names an upload: what kind of thing it is, which one, and where in it. */
export type Usage = {
  type: string;
  name: string;
  field: string;
  /** The API's path and the id where it is a record; the back office's path and the key where it is a document. */
  path?: string;
  id?: number;
  key?: string;
  /** There where the record is in the trash, and nothing shows the upload for now. */
  trashed?: true;
};

/** Every use of every upload, by the upload's path; drafts and the trash too, since both can come back. */
export async function indexUsage(db: Db, publicUrl: string): Promise<Map<string, Usage[]>> {
  return describeByPath(await findUploadUses(db, { origins: originsOf(publicUrl) }));
}

/** The same of some uploads, the first `limit` places of each. */
export async function indexFirstUsage(
  db: Db,
  uploads: { publicUrl: string; paths: readonly string[]; limit: number },
): Promise<Map<string, Usage[]>> {
  const { publicUrl, ...some } = uploads;
  return describeByPath(await findFirstUsesOf(db, { ...some, origins: originsOf(publicUrl) }));
}

/** How many places name an upload. */
export function countUsage(db: Db, { path, publicUrl }: { path: string; publicUrl: string }) {
  return countUsesOf(db, { path, origins: originsOf(publicUrl) });
}

/** The places that name one upload. */
export async function findUsage(db: Db, options: { path: string; publicUrl: string }): Promise<Usage[]> {
  const { path, publicUrl } = options;
  return describeUses(await findUploadUses(db, { path, origins: originsOf(publicUrl) }));
}

/** Uses in the back office's list order; a place that contains the path twice counts once. */
export function sortUses(uses: UploadUse[]): UploadUse[] {
  const places = new Map(uses.map((use) => [JSON.stringify([use.kind, use.key, use.field]), use]));
  return [...places.values()].sort(compareUses);
}

export function describeUse(use: UploadUse): Usage {
  const entity = entities.find(({ name }) => name === use.kind);
  if (!entity) {
    const document = siteDocuments.find(({ key }) => key === use.key);
    const field = labelOfPath(document?.fields ?? {}, use.field);
    return { type: 'Site document', name: document?.label ?? use.key, field, path: 'site', key: use.key };
  }
  const { path } = entity;
  const field = Object.entries(entity.fields).find(([name]) => name === use.field)?.[1].label ?? use.field;
  const place = { type: kindOf(entity), name: use.name, field, path, id: Number(use.key) };
  return use.trashed === 1 ? { ...place, trashed: true } : place;
}

function describeByPath(uses: UploadUse[]): Map<string, Usage[]> {
  const byPath = Map.groupBy(uses, ({ path }) => path);
  return new Map([...byPath].map(([path, some]) => [path, describeUses(some)]));
}

function describeUses(uses: UploadUse[]): Usage[] {
  return sortUses(uses).map(describeUse);
}

const kinds: string[] = [...entities.map(({ name }) => name), documentKind];

function compareUses(one: UploadUse, other: UploadUse): number {
  return (
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
    compareKeys(one, other) ||
    one.position - other.position
  );
}

function compareKeys(one: UploadUse, other: UploadUse): number {
  if (one.kind !== documentKind) return Number(one.key) - Number(other.key);
  return Number(one.key > other.key) - Number(one.key < other.key);
}
