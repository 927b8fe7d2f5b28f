import { isStorableText } from '#errors/storable.ts';
import {
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  uploadsPrefix,
  variantAddress,
  variantsPrefix,
  widthsFor,
} from './picture.ts';

/** Finds and rewrites the addresses of uploaded files in text of any kind: a field, a part of a document, HTML. */
export type UploadPathFinder = ReturnType<typeof createUploadPathFinder>;

/** A new home for an old path; `width` in pixels where it is a picture. */
export type Move = { from: string; to: { path: string; width: number | null } };

const formatEnding = new RegExp(`\\.(${pictureFormats.join('|')})$`);

/** The longest path that is looked for; both engines can index it, and no file has a longer one. */
const maxPathLength = 600;

/** An address as texts spell it: perhaps with an origin, which may be another site's, of the file or a variant. */
const addressPattern = new RegExp(
  `(?<![\\w.:/@%~-])((?:https?://[\\w.:[\\]-]{1,255})?)(${uploadsPrefix}|${variantsPrefix}(\\d+)/)([\\w.~%/-]+)`,
  'g',
);

/** The upload that an address leads to, and the origin it begins with, empty where it has none. */
type UploadAddress = { origin: string; path: string };

/** The addresses of uploads in a text, here or on another site, each once. */
export function findUploadAddresses(text: string): UploadAddress[] {
  if (!mayNameUpload(text)) return [];
  const found = new Map<string, UploadAddress>();
  for (const [, origin = '', , width, name = ''] of text.matchAll(addressPattern)) {
    const path = toPath(width, name);
    if (path.length <= maxPathLength && isStorableText(path)) found.set(origin + path, { origin, path });
  }
  return [...found.values()];
}

/** The origins of addresses that lead to this site. */
export function originsOf(publicUrl: string): string[] {
  return ['', publicUrl];
}

/**
 * @param publicUrl origin of this site: an address may begin with it. Elsewhere an `/uploads/` is somebody else's
 */
export function createUploadPathFinder(publicUrl: string) {
  const origins = originsOf(publicUrl);

  return {
    /** The paths of the uploads that a text names, `/uploads/…`, each once. */
    find(text: string): string[] {
      const own = findUploadAddresses(text).filter(({ origin }) => origins.includes(origin));
      return [...new Set(own.map(({ path }) => path))];
    },

    /** The text with one upload's addresses turned into another's; small variants stay small where there are such. */
    replace(text: string, move: Move): string {
      if (!mayNameUpload(text)) return text;
      return text.replace(addressPattern, (address: string, origin: string, _prefix, width, name: string) => {
        if (!origins.includes(origin) || toPath(width, name) !== move.from) return address;
        return origin + newAddress(move, { width, name }) + leftOver(name);
      });
    },
  };
}

/** A quick look that lets most texts be passed over. */
function mayNameUpload(text: string): boolean {
  return text.includes(uploadsPrefix) || text.includes(variantsPrefix);
}

function toPath(width: string | undefined, name: string): string {
  const plain = decode(withoutFullStops(name));
  return uploadsPrefix + (width === undefined ? plain : plain.replace(formatEnding, ''));
}

function newAddress({ to }: Move, old: { width: string | undefined; name: string }): string {
  const format = formatEnding.exec(withoutFullStops(old.name))?.[1] as PictureFormat | undefined;
  const width = pictureWidths.find((candidate) => String(candidate) === old.width);
  if (!format || !width || !to.width || !widthsFor(to.width).includes(width)) return to.path;
  return variantAddress(to.path, { width, format });
}

/** The full stops of a sentence that ends in an address. */
function leftOver(name: string): string {
  return name.slice(withoutFullStops(name).length);
}

/** Walked from the end: an expression would try each of a long row of stops once more from every one of them. */
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
