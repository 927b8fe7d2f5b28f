import { derivePalette, type Palette } from '#content/appearance/palette.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { Appearance } from '../appearance/appearance.service.ts';
import { fontFilesOf } from '../sheets/font-files.ts';
import type { LinkPreviewCard } from './draw-link-preview.ts';

export const linkPreviewSize = { width: 1200, height: 630 } as const;

/** What is shown of a page: its name, what it is, and its picture, where it has one. */
export type LinkedPage = {
  name: string;
  label: string;
  picture: Pick<Picture, 'path' | 'focalX' | 'focalY'> | undefined;
};

/** Everything that a link preview is made of, as it is named: two that are the same in this are the same picture. */
export type LinkPreview = {
  page: LinkedPage;
  company: string;
  colours: LinkPreviewCard['colours'];
  typeface: Appearance['typeface'];
  /** The path of the logo, empty where the name stands in its place. */
  logo: string;
};

/** A link preview of a page as the company looks. */
export function composeLinkPreview(page: LinkedPage, appearance: Appearance): LinkPreview {
  const { brand, colours, typeface } = appearance;
  const { day } = paletteOf(colours);
  return {
    ...{ page, company: brand.name, typeface, logo: logoFor(appearance) },
    colours: { ground: day.ground, text: day.text, quiet: day.textQuiet, accent: day.accent },
  };
}

let latest: { key: string; palette: Palette } | undefined;

/** Each page that is made asks for it, and the company's colours stay the same for years. */
function paletteOf(colours: Appearance['colours']): Palette {
  const key = [colours.accent, colours.surface, colours.ink].join();
  if (latest?.key !== key) latest = { key, palette: derivePalette(colours) };
  return latest.palette;
}

/** The same as a card to draw. */
export function toCard({ page, company, colours, typeface }: LinkPreview): LinkPreviewCard {
  const { name, label, picture } = page;
  return {
    ...{ ...linkPreviewSize, name, label, company, colours },
    fonts: { display: fontFilesOf(typeface, 'display'), text: fontFilesOf(typeface, 'text') },
    focus: { x: picture?.focalX ?? 0.5, y: picture?.focalY ?? 0.5 },
  };
}

/** The logo that can be seen on the company's surface; where there is none, its name is set. */
function logoFor({ isDark, logoPaths, brand }: Appearance): string {
  const own = isDark ? logoPaths.dark || logoPaths.light : logoPaths.light || logoPaths.dark;
  const isUnseen = isDark ? brand.cutOut === 'dark' : brand.cutOut === 'light';
  const isOther = Boolean(own) && own !== (isDark ? logoPaths.dark : logoPaths.light) && !brand.cutOut;
  return isUnseen || isOther ? '' : own;
}
