import { place } from '#content/appearance/relations.shared.ts';
import { type CompanyColours, shippedColours } from '#content/appearance/shipped-colours.shared.ts';
import type { Typeface } from '#content/appearance/typefaces.shared.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { notFound } from '#errors/app-error.ts';
import type { Appearance, AppearanceService } from './appearance.service.ts';
import type { IconShape } from './draw-icon.ts';
import { iconGroundOf } from './icon-ground.shared.ts';
import type { CutOut } from './logo-pixels.shared.ts';
import monograms from './monograms.json' with { type: 'json' };

export type SiteImage = { type: string; bytes: Buffer };

type Draw = (source: Uint8Array, shape: IconShape) => Promise<Buffer>;

/** What a system cuts to a circle keeps the inner four fifths. */
const maskMargin = 0.2;
const homeMargin = 0.12;

const shapes = new Map(
  Object.entries({
    '/apple-touch-icon.png': { side: 180, margin: homeMargin },
    '/icon-192.png': { side: 192, margin: homeMargin },
    '/icon-512.png': { side: 512, margin: homeMargin },
    '/icon-maskable-192.png': { side: 192, margin: maskMargin },
    '/icon-maskable-512.png': { side: 512, margin: maskMargin },
  }),
);

export const iconPaths = ['/favicon.svg', '/favicon.ico', ...shapes.keys()];
const tabSide = 32;
const tabDetail = 128;

type Options = {
  appearance: AppearanceService;
  readUpload: (path: string) => Promise<Buffer | undefined>;
  draw: Draw;
  toIco: (png: Buffer, side: number) => Buffer;
};

/** The company's icons: of its picture for them, its logo, or the first letter of its name. Each is made once and kept. */
export function createIconService(options: Options) {
  let kept = { key: '', images: new Map<string, Promise<SiteImage>>() };

  return {
    /** An icon by its path, one of `iconPaths`. */
    async find(path: string): Promise<SiteImage> {
      const appearance = await options.appearance.read();
      const { brand, colours, typeface, logoPaths, icon } = appearance;
      const key = JSON.stringify([brand.name, colours, typeface, logoPaths, icon]);
      if (key !== kept.key) kept = { key, images: new Map() };
      const { images } = kept;
      const image = images.get(path) ?? render(options, { path, appearance });
      images.set(path, image);
      // A failed attempt is not kept: the next request tries again.
      image.catch(() => images.delete(path));
      return image;
    },

    /** What stands in for a picture that is not there, where the company has not chosen one of its own. */
    async drawPlaceholder(): Promise<string> {
      return drawPlaceholder((await options.appearance.read()).colours);
    },
  };
}

/** A slab that leans on a wall, in the company's colours: what a frame without its picture shows. */
function drawPlaceholder({ surface, ink }: CompanyColours): string {
  const shipped = [shippedColours.surface, shippedColours.ink] as const;
  const tone = (colour: string) => place(colour, shipped, [surface, ink]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">
  <path fill="${tone('#e3ddd1')}" d="M0 0h1600v1000H0z"/>
  <path fill="${tone('#d9d2c4')}" d="M0 790h1600v210H0z"/>
  <path fill="${tone('#efebe3')}" d="m520 770 44-520h510l-20 520z"/>
  <path fill="${tone('#cfc7b7')}" d="m1054 770 20-520 16 8-18 512z"/>
  <path fill="none" stroke="${tone('#beb4a2')}" stroke-width="2" d="m520 770 44-520h510l-20 520zM1074 250l16 8-18 512h-18M470 770h690v22H470z"/>
  <path fill="none" stroke="${tone('#d8d0c1')}" stroke-width="2" d="M556 350c120 22 176 96 300 92s120 78 206 60M536 590c96-30 190 8 276 60s160 10 248 30"/>
</svg>
`;
}

async function drawTabIcon(
  { readUpload, draw }: Options,
  { picture, appearance }: { picture: Buffer; appearance: Appearance },
): Promise<Buffer> {
  const { logoPaths, icon } = appearance;
  const shape = { side: tabDetail, margin: 0, isCropped: icon.isOwn };
  const hasOther = !icon.isOwn && logoPaths.light && logoPaths.dark;
  const other = hasOther ? await readUpload(logoPaths.dark) : undefined;
  const dark = other && (await draw(other, shape));
  return wrap(await draw(picture, shape), { dark, cutOut: icon.cutOut });
}

async function render(
  options: Options,
  { path, appearance }: { path: string; appearance: Appearance },
): Promise<SiteImage> {
  const { readUpload, draw } = options;
  const { brand, colours, icon } = appearance;
  const picture = icon.path ? await readUpload(icon.path) : undefined;
  const monogram = Buffer.from(drawMonogram(brand.name, appearance));
  const source = picture ?? monogram;
  if (path === '/favicon.svg') {
    const bytes = picture ? await drawTabIcon(options, { picture, appearance }) : monogram;
    return { type: 'image/svg+xml', bytes };
  }
  if (path === '/favicon.ico') {
    const png = await draw(source, { side: tabSide, margin: 0, isCropped: icon.isOwn });
    return { type: 'image/x-icon', bytes: options.toIco(png, tabSide) };
  }
  const shape = shapes.get(path);
  if (!shape) throw notFound(`There is no icon "${path}".`);
  const ground = iconGroundOf(colours, icon.cutOut);
  // The letter brings its own margin.
  const margin = picture ? shape.margin : 0;
  const bytes = await draw(source, { side: shape.side, margin, ground, isCropped: icon.isOwn });
  return { type: 'image/png', bytes };
}

type Outline = { box: number[]; path: string };

/** The fallback icon for names in a script that no shipped font has: a slab. */
const slab: Outline = {
  box: [0, 0, 20, 28],
  path: 'M4 0h16l-4 28H0z',
};

const side = 64;
/** How much of the icon's side the letter takes. */
const letterShare = 0.56;

/** The first letter of a company's name in its own type and colours: its icon while it has no logo. */
function drawMonogram(name: string, look: { typeface: Typeface; colours: CompanyColours }): string {
  const { typeface, colours } = look;
  const { box, path } = outlineOf(name, typeface);
  const [left = 0, top = 0, width = 1, height = 1] = box;
  const scale = (side * letterShare) / Math.max(width, height);
  const x = (side - width * scale) / 2 - left * scale;
  const y = (side - height * scale) / 2 - top * scale;
  const at = [x, y].map((value) => value.toFixed(3)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><path fill="${colours.surface}" d="M0 0h${side}v${side}H0z"/><path fill="${colours.ink}" transform="translate(${at}) scale(${scale.toFixed(5)})" d="${path}"/></svg>`;
}

/** Accents are left out: at the size of an icon they would be specks. */
function outlineOf(name: string, typeface: Typeface): Outline {
  const first = /[\p{L}\p{N}]/u.exec(name.normalize('NFD'))?.[0]?.toUpperCase() ?? '';
  const letters: Record<string, Outline> = monograms[typeface];
  return ownValue(letters, first.slice(0, 1)) ?? slab;
}

/**
 * A dark logo cannot be seen on a dark tab: there it is white, or the one for dark ground takes its place; and a light
 * one is black on a light tab.
 */
const onDarkTabs = (rules: string) => `<style>@media(prefers-color-scheme:dark){${rules}}</style>`;
const whitening = onDarkTabs('image{filter:brightness(0) invert(1)}');
const blackening = `<style>image{filter:brightness(0)}</style>${onDarkTabs('image{filter:none}')}`;
const recolouring: Record<CutOut, string> = { dark: whitening, light: blackening };
const exchange = `<style>.dark{display:none}</style>${onDarkTabs('.light{display:none}.dark{display:inline}')}`;

/** Pixels in a drawing: a logo's own styles would meet those of the browser's tab otherwise. */
function wrap(
  light: Buffer,
  { dark, cutOut }: { dark?: Buffer | undefined; cutOut: CutOut | undefined },
): Buffer {
  const image = (png: Buffer, name: string) =>
    `<image class="${name}" width="${tabDetail}" height="${tabDetail}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const style = dark ? exchange : cutOut ? recolouring[cutOut] : '';
  const images = image(light, 'light') + (dark ? image(dark, 'dark') : '');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tabDetail} ${tabDetail}">${style}${images}</svg>`,
  );
}
