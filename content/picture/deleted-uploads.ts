import type { Db } from '#database/connect.ts';
import type { FieldErrors } from '#errors/app-error.ts';
import { findDeletedUploads } from './deleted-uploads.repository.ts';
import { findUploadUrls } from './upload-urls.ts';

/** What a field held and is to hold; `name` is what messages are told by. */
type Change = { name: string; kind: string; value: unknown; before: unknown };

/** Kinds of fields that show a file. */
const kinds = ['media', 'mediaList', 'file', 'html'];

/**
 * A message for each field that would begin to show a file which somebody has deleted, such as while a form was open.
 * What a field held already it may keep: pages show their placeholder for it.
 */
export async function refuseDeletedUploads(db: Db, changes: readonly Change[]): Promise<FieldErrors> {
  const added = changes.flatMap(({ name, kind, value, before }) => {
    if (!kinds.includes(kind)) return [];
    const known = pathsIn(before);
    return pathsIn(value).flatMap((path) => (known.includes(path) ? [] : [{ name, path }]));
  });
  if (added.length === 0) return {};
  const deleted = await findDeletedUploads(db, [...new Set(added.map(({ path }) => path))]);
  return Object.fromEntries(
    added
      .filter(({ path }) => deleted.has(path))
      .map(({ name, path }) => [
        name,
        `"${path.slice(path.lastIndexOf('/') + 1)}" was deleted. Choose another`,
      ]),
  );
}

/** Of what is no text, and of paths that no file can have, validation tells beside its field. */
function pathsIn(value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  return texts.flatMap((text) => findUploadUrls(text).map(({ path }) => path)).filter(isStorable);
}

/** No database keeps a text with this character. */
function isStorable(path: string): boolean {
  return !path.includes('\0');
}
