import {
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  uploadsPrefix,
  variantAddress,
  variantsPrefix,
  widthsFor,
} from '#content/picture/picture.ts';

/** Finds and rewrites the addresses of uploaded files in text of any kind: a field, a list as JSON, HTML. */
export type AddressFinder = ReturnType<typeof createAddressFinder>;

/** A new home for an old path; `width` in pixels where it is a picture. */
export type Move = { from: string; to: { path: string; width: number | null } };

const formatEnding = new RegExp(`\\.(${pictureFormats.join('|')})$`);

/**
 * @param publicUrl origin of this site: an address may begin with it. Elsewhere an `/uploads/` is somebody else's
 */
export function createAddressFinder(publicUrl: string) {
  const origin = publicUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(
    `(?<![\\w.:/@%~-])((?:${origin})?)(${uploadsPrefix}|${variantsPrefix}(\\d+)/)([\\w.~%/-]+)`,
    'g',
  );

  return {
    /** The paths of the uploads that a text names, `/uploads/…`, each once. */
    find(text: string): string[] {
      if (!mayNameUpload(text)) return [];
      const paths = [...text.matchAll(pattern)].map(([, , , width, name]) => toPath(width, name ?? ''));
      return [...new Set(paths)];
    },

    /** The text with one upload's addresses turned into another's; small variants stay small where there are such. */
    replace(text: string, move: Move): string {
      if (!mayNameUpload(text)) return text;
      return text.replace(pattern, (address: string, start: string, _prefix: string, width, name: string) => {
        const path = toPath(width, name);
        if (path !== move.from) return address;
        return start + newAddress(move, { width, name }) + leftOver(name);
      });
    },
  };
}

/** The name of an upload below the storage, of its path. */
export function nameOfUpload(path: string): string {
  return path.slice(uploadsPrefix.length);
}

/** A quick look that lets most texts be passed over. */
export function mayNameUpload(text: string): boolean {
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
