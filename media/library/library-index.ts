import type { MediaField } from '#content/kit/field.ts';
import type { MediaFile } from '../storage/media-files.repository.ts';

type Found = { path: string } | { message: string };
type Named = Pick<MediaFile, 'path' | 'mime' | 'originalName'>;

/** Finds files of the library by path, or by the name that they were uploaded or are stored with. */
export async function indexLibrary(pieces: AsyncIterable<Named[]>) {
  const byPath = new Map<string, Named>();
  const byName = new Map<string, Named[]>();
  const enter = (name: string, file: Named) => {
    const others = byName.get(name);
    if (!others) byName.set(name, [file]);
    else if (!others.includes(file)) others.push(file);
  };
  for await (const files of pieces) {
    for (const file of files) {
      byPath.set(file.path, file);
      enter(fileNameOf(file.path), file);
      enter(fileNameOf(file.originalName), file);
    }
  }
  return {
    /** @param query `stored`: of several files of one name, one of these is meant */
    find(
      name: string,
      { accepts, stored }: { accepts: MediaField['accepts']; stored: string[] },
    ): Found | undefined {
      const exact = byPath.get(name);
      const fitting = exact ? [exact] : name.includes('/') ? [] : (byName.get(fileNameOf(name)) ?? []);
      const [one, other] = fitting;
      const file = other ? fitting.find(({ path }) => stored.includes(path)) : one;
      if (!file && other) {
        return { message: `The library has several files named "${name}"; give the path of one` };
      }
      if (!file) return undefined;
      return isFitting(file.mime, accepts) ? { path: file.path } : { message: `"${name}" is no ${accepts}` };
    },
  };
}

/** Whether a field that takes this kind of file takes one of this type. */
export function isFitting(mime: string, accepts: MediaField['accepts']): boolean {
  const kind = mime.slice(0, mime.indexOf('/'));
  return accepts === 'any' || kind === (accepts === 'video' ? 'video' : 'image');
}

/** Of a path on whichever system, without regard to case and to how accents and quotation marks are spelt. */
export function fileNameOf(path: string): string {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  return name.replaceAll('%22', '"').normalize('NFC').toLowerCase();
}
