/** A picture as a page shows it: where it is, how large it is, what it shows. */
export type Picture = {
  /** Path of the original, `/uploads/…`. */
  path: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** A few blurred pixels as a data URI, shown until the picture is there; empty when there is none. */
  preview: string;
  /** What it shows, for those who cannot see it; empty when nobody has said. */
  alt: string;
  /** In another language than that was written in: `alt`, where it has no translation. */
  fallback?: readonly string[];
  /** The point that a crop keeps in view, as fractions of width and height. */
  focalX: number;
  focalY: number;
};

/** The widths in pixels that pictures are made in. A picture is never enlarged. */
export const pictureWidths = [160, 320, 480, 768, 960, 1280, 1600, 2400] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Below this a variant is a thumbnail, requested by its own path and not offered to larger frames. */
const smallestOffered = 320;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const uploadsPrefix = '/uploads/';
export const variantsPrefix = '/pictures/';

/** The key of an upload in its storage, of its path. */
export function keyOfUpload(path: string): string {
  return path.slice(uploadsPrefix.length);
}

/** The widths worth offering for an original of `width` pixels: those below it, and one that covers it. */
export function widthsFor(width: number): PictureWidth[] {
  const smaller = pictureWidths.filter((candidate) => candidate < width);
  const covering = pictureWidths.find((candidate) => candidate >= width);
  return covering ? [...smaller, covering] : smaller;
}

/** Whether there are smaller sizes of what a path leads to: drawings are sharp in every size as they are. */
export function hasVariants(path: string): boolean {
  return path.startsWith(uploadsPrefix) && !path.endsWith('.svg');
}

/** Path of one variant: `/pictures/960/products/statuario.webp.avif` for `/uploads/products/statuario.webp`. */
export function variantPath(path: string, variant: { width: PictureWidth; format: PictureFormat }): string {
  return `${variantsPrefix}${variant.width}/${keyOfUpload(path)}.${variant.format}`;
}

/** For the few browsers without AVIF: a smaller choice, which makes the page shorter, and the largest where it is less than all of these. */
const webpWidths: readonly PictureWidth[] = [480, 960, 1600];
const widestWebp = 1600;

/** A picture that falls short of its frame by this much is as sharp to the eye. */
const nearlyWide = 0.95;

/** On the smallest phones a picture is shown this many times less wide than on the largest screens. */
const widestToNarrowest = 2.8;
/** What the narrowest frames take whose width follows from the height of a window. */
const tallestNarrow = 768;

/**
 * The `srcset` of a picture in one format.
 * @param widest how many pixels it is shown in at most; where it is given, sizes that are too small for any screen are
 * left out as well
 */
export function sourceSet(
  picture: Pick<Picture, 'path' | 'width'>,
  { format, widest }: { format: PictureFormat; widest?: number },
): string {
  const own = widthsFor(picture.width);
  const covering = own.find((width) => width >= (widest ?? picture.width) * nearlyWide) ?? own.at(-1) ?? 0;
  const least = Math.min((widest ?? 0) / widestToNarrowest, tallestNarrow);
  const narrowest = own.findLast((width) => width <= least) ?? 0;
  const widths = own.filter((width) => width >= Math.max(narrowest, smallestOffered) && width <= covering);
  const isOffered = (width: PictureWidth) =>
    format === 'avif' || webpWidths.includes(width) || (width === covering && width < widestWebp);
  return widths
    .filter(isOffered)
    .map((width) => `${variantPath(picture.path, { width, format })} ${Math.min(width, picture.width)}w`)
    .join(',');
}
