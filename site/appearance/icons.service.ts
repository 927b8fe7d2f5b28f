import type { CutOut } from '#media/logo-pixels.shared.ts';
import type { Appearance, AppearanceService } from './appearance.service.ts';
import { iconGroundOf } from './icon-ground.shared.ts';
import { drawMonogram } from './monogram.ts';
import { drawPlaceholder } from './placeholder-drawing.ts';

export type SiteImage = { type: string; bytes: Buffer };

type Draw = (source: Uint8Array, shape: { side: number; margin: number; ground?: string }) => Promise<Buffer>;

/** What a system cuts to a circle keeps the inner four fifths. */
const maskMargin = 0.2;
const homeMargin = 0.12;

const shapes = {
  '/apple-touch-icon.png': { side: 180, margin: homeMargin },
  '/icon-192.png': { side: 192, margin: homeMargin },
  '/icon-512.png': { side: 512, margin: homeMargin },
  '/icon-maskable-192.png': { side: 192, margin: maskMargin },
  '/icon-maskable-512.png': { side: 512, margin: maskMargin },
} as const;

export const iconPaths = ['/favicon.svg', '/favicon.ico', ...Object.keys(shapes)];
const tabSide = 32;
const tabDetail = 128;

type Options = {
  appearance: AppearanceService;
  readUpload: (path: string) => Promise<Buffer | undefined>;
  draw: Draw;
  toIco: (png: Buffer, side: number) => Buffer;
};

/** The company's icons: of its logo, or of the first letter of its name. Each is made once and kept. */
export function createIconService(options: Options) {
  let kept = { key: '', images: new Map<string, Promise<SiteImage>>() };

  return {
    /** An icon by its path, one of `iconPaths`. */
    async find(path: string): Promise<SiteImage> {
      const appearance = await options.appearance.read();
      const { brand, colours, typeface, logoPaths } = appearance;
      const key = JSON.stringify([brand.name, brand.cutOut, colours, typeface, logoPaths]);
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

async function drawTabIcon(
  { readUpload, draw }: Options,
  { logo, appearance }: { logo: Buffer; appearance: Appearance },
): Promise<Buffer> {
  const { logoPaths, brand } = appearance;
  const shape = { side: tabDetail, margin: 0 };
  const other = logoPaths.light && logoPaths.dark ? await readUpload(logoPaths.dark) : undefined;
  const dark = other && (await draw(other, shape));
  return wrap(await draw(logo, shape), { dark, cutOut: brand.cutOut });
}

async function render(
  options: Options,
  { path, appearance }: { path: string; appearance: Appearance },
): Promise<SiteImage> {
  const { readUpload, draw } = options;
  const logo = appearance.logoPath ? await readUpload(appearance.logoPath) : undefined;
  const monogram = Buffer.from(drawMonogram(appearance.brand.name, appearance));
  const source = logo ?? monogram;
  if (path === '/favicon.svg') {
    const bytes = logo ? await drawTabIcon(options, { logo, appearance }) : monogram;
    return { type: 'image/svg+xml', bytes };
  }
  if (path === '/favicon.ico') {
    const png = await draw(source, { side: tabSide, margin: 0 });
    return { type: 'image/x-icon', bytes: options.toIco(png, tabSide) };
  }
  const shape = shapes[path as keyof typeof shapes];
  const ground = iconGroundOf(appearance.colours, appearance.brand.cutOut);
  // The letter brings its own margin.
  const margin = logo ? shape.margin : 0;
  return { type: 'image/png', bytes: await draw(source, { side: shape.side, margin, ground }) };
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
