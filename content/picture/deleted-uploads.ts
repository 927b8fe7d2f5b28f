import type { Db } from '#database/connect.ts';
import type { FieldErrors } from '#errors/app-error.ts';
import { findDeletedUploads, findUploadedPictures } from './deleted-uploads.repository.ts';
import { foreignPictureMessage, isForeignPicture } from './foreign-media.shared.ts';
import { findUploadUrls } from './upload-urls.ts';

/** What a field held and is to hold; `name` is what messages are told by. */
type Change = {
  name: string;
  field: { kind: string; accepts?: string };
  value: unknown;
  before: unknown;
};

/** Kinds of fields that show a file. */
const kinds = ['media', 'mediaList', 'file', 'html'];

/**
 * A message for each field that would begin to show a file which nobody would see: one that somebody has deleted, such as
 * while a form was open, or a picture of another site. What a field held already it may keep: pages show their placeholder
 * for it, and the checks tell.
 */
export async function refuseUnshownFiles(db: Db, changes: readonly Change[]): Promise<FieldErrors> {
  const shown = changes.filter(({ field }) => kinds.includes(field.kind));
  const added = shown.flatMap(({ name, field, value, before }) => {
    const known = pathsIn(before);
    const paths = pathsIn(value).filter((path) => !known.includes(path));
    return paths.map((path) => ({ name, path, isLogo: field.accepts === 'logo' }));
  });
  const deleted = await findDeletedUploads(db, [...new Set(added.map(({ path }) => path))]);
  const logos = added.filter(({ isLogo }) => isLogo).map(({ path }) => path);
  const pictures = await findUploadedPictures(db, [...new Set(logos)]);
  const errors = new Map<string, string>();
  for (const { name, path, isLogo } of added) {
    const file = path.slice(path.lastIndexOf('/') + 1);
    if (deleted.has(path)) errors.set(name, `"${file}" was deleted. Choose another`);
    else if (isLogo && !pictures.has(path)) errors.set(name, `There is no picture "${file}" in the library`);
  }
  for (const { name, field, value, before } of shown) {
    const known = [before].flat();
    const isForeign = [value].flat().some((text) => isForeignPicture(field, text) && !known.includes(text));
    if (isForeign) errors.set(name, foreignPictureMessage);
  }
  return Object.fromEntries(errors);
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
