import {
  bridgeSeam,
  type PixelStone,
  paintStones,
  type RoomPixels,
} from '#publishing/rooms/paint-stone.shared.ts';
import { halveRepeatedly, type Pixels } from '#publishing/rooms/slab-levels.shared.ts';
import type { RoomRenderer, Scene, ShownStone } from './room-renderer.ts';

/** So long at once, so that the page answers in between; rows of a stone take many times as long as those of a wall. */
const drawingMs = 8;
const rowsAtOnce = 4;

/** For browsers without WebGL. @returns undefined where pages may not read pictures either */
export function createPixelsRenderer({ room, pictures }: Scene): RoomRenderer | undefined {
  const { width, height } = pictures.base;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const [base, light, gloss, mask] = [pictures.base, pictures.light, pictures.gloss, pictures.mask].map(
    readPixels,
  );
  if (!context || !base || !light || !gloss || !mask) return undefined;
  const pixels = { base, light, gloss, mask };
  bridgeSeam(pixels, room.seam);
  const shown = context.createImageData(width, height);
  const slabs = new WeakMap<ImageBitmap, Pixels[]>();
  const levelsOf = (picture: ImageBitmap) => {
    const levels = slabs.get(picture) ?? halveRepeatedly(readPixels(picture) ?? blank);
    slabs.set(picture, levels);
    return levels;
  };
  let drawing = 0;
  const drawRows = (stones: readonly PixelStone[], from: number, end: End) => {
    if (end.turn !== drawing) return;
    const next = paintForAWhile(shown, { from, pixels, stones });
    context.putImageData(shown, 0, 0, 0, from, width, next - from);
    if (next < height) setTimeout(drawRows, 0, stones, next, end);
    else end.onDrawn();
  };
  return {
    canvas,
    draw(stones, onDrawn) {
      drawing += 1;
      const laid = stones.map((stone: ShownStone) => ({ ...stone, levels: levelsOf(stone.picture) }));
      drawRows(laid, 0, { turn: drawing, onDrawn });
    },
    close() {
      drawing += 1;
    },
  };
}

type Painting = { from: number; pixels: RoomPixels; stones: readonly PixelStone[] };

/** @returns the row that comes next */
function paintForAWhile({ data, height }: ImageData, { from, pixels, stones }: Painting): number {
  const stopAt = performance.now() + drawingMs;
  let next = from;
  do {
    const rows: [number, number] = [next, Math.min(height, next + rowsAtOnce)];
    paintStones(data, { rows, pixels, stones });
    next = rows[1];
  } while (next < height && performance.now() < stopAt);
  return next;
}

type End = { turn: number; onDrawn: () => void };

const blank: Pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

function readPixels(picture: ImageBitmap): Pixels | undefined {
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0);
  try {
    return context?.getImageData(0, 0, width, height);
  } catch {
    return undefined;
  }
}
