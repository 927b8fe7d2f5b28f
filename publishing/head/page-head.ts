import { type Picture, variantPath, widthsFor } from '#content/picture/picture.ts';
import type { PageLanguage } from './page-languages.ts';
import type { StructuredData } from './structured-data/document.ts';

export type HeadPicture = { url: string; type: string; width: number; height: number; alt: string };

/** All that the head of one page says of it. */
export type PageHead = {
  title: string;
  description: string;
  /** The canonical URL. */
  url: string;
  /** The parts of a long list before and after this one. */
  neighbours?: readonly { rel: 'prev' | 'next'; href: string }[];
  /** BCP 47. */
  language: string;
  /** The page in all the site's languages, where there are more than one. */
  languages?: readonly PageLanguage[];
  siteName: string;
  type: 'website' | 'article' | 'product';
  /** False for pages that search engines should leave out. */
  isIndexed: boolean;
  /** What link previews show. */
  picture: HeadPicture | undefined;
  /**
   * JSON-LD, on the server only: who reads it reads pages as they are delivered. The property is not enumerable, so it
   * is not part of the data that a browser gets with the page.
   */
  readonly structuredData?: readonly StructuredData[];
};

/** Wide enough for a search result's and a link preview's large picture. */
const shownWidth = 1280;

/** A picture in one variant that is large enough for previews and not larger than it has to be. */
export function headPicture(publicUrl: string, picture: Picture): HeadPicture {
  const widths = widthsFor(picture.width);
  const width = widths.find((candidate) => candidate >= shownWidth) ?? widths.at(-1);
  const pixels = Math.min(width ?? picture.width, picture.width);
  return {
    url: publicUrl + (width ? variantPath(picture.path, { width, format: 'webp' }) : picture.path),
    type: 'image/webp',
    width: pixels,
    height: Math.round((pixels * picture.height) / picture.width),
    alt: picture.alt,
  };
}
