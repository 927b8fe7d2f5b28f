import { failOn, loadSharp } from '#media/pictures/picture-codec.ts';
import { drawIcon } from '../appearance/draw-icon.ts';
import { type CutOut, judgeCutOut, sampleSide } from '../appearance/logo-pixels.shared.ts';
import { drawLinkPreview } from '../link-preview/draw-link-preview.ts';
import { drawRoomStill } from '../rooms/draw-room-still.ts';

/** What draws icons, logos, link previews and rooms. It runs in the process of drawings alone (`drawings.ts`). */
export const drawingTasks = { drawIcon, drawLinkPreview, drawLogo, drawRoomStill, findCutOut };
export type DrawingTasks = typeof drawingTasks;

/** For fine screens. */
const density = 2;
const maxPixels = 100_000_000;

type LogoShape = {
  /** What it may take of a page, in CSS pixels. */
  maxWidth: number;
  maxHeight: number;
  /** Left free around it, in CSS pixels. */
  margin: number;
  /** `#rrggbb`. */
  ground: string;
};

/** A logo on a ground of its own. @returns a PNG of twice the size that it is to be shown in */
async function drawLogo(source: Uint8Array, { maxWidth, maxHeight, margin, ground }: LogoShape) {
  const sharp = await loadSharp();
  const space = Math.round(margin * density);
  const { data, info } = await sharp(source, { limitInputPixels: maxPixels, failOn })
    .resize(maxWidth * density, maxHeight * density, { fit: 'inside' })
    .flatten({ background: ground })
    .extend({ top: space, bottom: space, left: space, right: space, background: ground })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: Math.ceil(info.width / density), height: Math.ceil(info.height / density) };
}

/** Whether a logo is dark or light letters or lines on nothing, which are shown in one colour where they are lost. */
async function findCutOut(bytes: Uint8Array): Promise<CutOut | undefined> {
  const sharp = await loadSharp();
  const { data } = await sharp(bytes, { failOn })
    .resize({ width: sampleSide, height: sampleSide, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return judgeCutOut(data);
}
