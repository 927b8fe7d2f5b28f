import { isStorableText } from '#errors/storable.ts';
import {
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  uploadsPrefix,
  variantPath,
  variantsPrefix,
  widthsFor,
} from './picture.ts';

/** Finds and rewrites the URLs and paths of uploaded files in text of any kind: a field, a part of a document, HTML. */
export type UploadPathFinder = ReturnType<typeof createUploadPathFinder>;

/** The path that replaces another; `width` in pixels where it is a picture. */
export type Move = { from: string; to: { path: string; width: number | null } };

const formatEnding = new RegExp(`\\.(${pictureFormats.join('|')})$`);

/** The longest path that is looked for; both engines can index it, and no file has a longer one. */
const maxPathLength = 600;

/** A URL or path as texts contain it: of the file or a variant, with an origin or without, perhaps another site's. */
const urlPattern = new RegExp(
  `(?<![\\w.:/@%~-])((?:https?://[\\w.:[\\]-]{1,255})?)(${uploadsPrefix}|${variantsPrefix}(\\d+)/)([\\w.~%/-]+)`,
  'g',
);

/** The upload that a URL leads to, and its origin; empty for a path. */
type UploadUrl = { origin: string; path: string };

/** The URLs and paths of uploads in a text, of this site or another, each once. */
export function findUploadUrls(text: string): UploadUrl[] {
  if (!mayNameUpload(text)) return [];
  const found = new Map<string, UploadUrl>();
  for (const [, origin = '', , width, name = ''] of text.matchAll(urlPattern)) {
    const path = toPath(width, name);
    if (path.length <= maxPathLength && isStorableText(path)) found.set(origin + path, { origin, path });
  }
  return [...found.values()];
}

/** The origins of URLs that lead to this site; a path has none. */
export function originsOf(publicUrl: string): string[] {
  return ['', publicUrl];
}

/**
 * @param publicUrl origin of this site; an `/uploads/` of any other origin belongs to another site
 */
export function createUploadPathFinder(publicUrl: string) {
  const origins = originsOf(publicUrl);

  return {
    /** The paths of the uploads that a text names, `/uploads/…`, each once. */
    find(text: string): string[] {
      const own = findUploadUrls(text).filter(({ origin }) => origins.includes(origin));
      return [...new Set(own.map(({ path }) => path))];
    },

    /** The text with the URLs of one upload replaced by another's; a variant stays a variant where the new upload has it. */
    replace(text: string, move: Move): string {
      if (!mayNameUpload(text)) return text;
      return text.replace(urlPattern, (url: string, origin: string, _prefix, width, name: string) => {
        if (!origins.includes(origin) || toPath(width, name) !== move.from) return url;
        return origin + newPath(move, { width, name }) + leftOver(name);
      });
    },
  };
}

/** A quick check, so that most texts are not searched with the expression. */
function mayNameUpload(text: string): boolean {
  return text.includes(uploadsPrefix) || text.includes(variantsPrefix);
}

function toPath(width: string | undefined, name: string): string {
  const plain = decode(withoutFullStops(name));
  return uploadsPrefix + (width === undefined ? plain : plain.replace(formatEnding, ''));
}

function newPath({ to }: Move, old: { width: string | undefined; name: string }): string {
  const format = formatEnding.exec(withoutFullStops(old.name))?.[1] as PictureFormat | undefined;
  const width = pictureWidths.find((candidate) => String(candidate) === old.width);
  if (!format || !width || !to.width || !widthsFor(to.width).includes(width)) return to.path;
  return variantPath(to.path, { width, format });
}

/** The full stops of a sentence that ends in a URL. */
function leftOver(name: string): string {
  return name.slice(withoutFullStops(name).length);
}

/** Loops from the end, because an expression would take quadratic time on a long row of full stops. */
function withoutFullStops(name: string): string {
  let end = name.length;
  while (name[end - 1] === '.') end -= 1;
  return name.slice(0, end);
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
