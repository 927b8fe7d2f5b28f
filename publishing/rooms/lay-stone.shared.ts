import { formats, type Laying } from './laying.shared.ts';
import type { Place } from './quad-map.shared.ts';

/** A slab's longer side in metres: pictures show whole slabs. */
const slabLength = 3;

/** How pieces of a stone cover a surface, in metres. */
export type Pattern = {
  /** Of the surface. */
  size: readonly [number, number];
  /** Of the slab whose picture it is. */
  slab: readonly [number, number];
  piece: readonly [number, number];
  /** The lower left corner of the first piece: pieces lie around the middle of the surface. */
  origin: readonly [number, number];
  /** How much larger a slab is than the piece that is cut of it; none where pieces are whole slabs. */
  spare: readonly [number, number];
  joint: number;
  /** From the surface, where the slab lies turned, to the slab as its picture shows it: x and y of the slab, by row. */
  toSlab: readonly [number, number, number, number];
} & Pick<Laying, 'isRunning' | 'isBook'>;

/** A place of the slab's picture, from its top left corner in parts of its size; beyond 0 and 1 it goes on mirrored. */
export type SlabPlace = {
  u: number;
  v: number;
  /** The step to the next pixel to the right, and down. */
  rightU: number;
  rightV: number;
  downU: number;
  downV: number;
  /** How much of the pixel is joint. */
  joint: number;
};

/** @param ratio width by height of the slab's picture */
export function patternOf(laying: Laying, size: readonly [number, number], ratio: number): Pattern {
  const { turn, isBook, isRunning, format, jointMm } = laying;
  const slab = [slabLength * Math.min(1, ratio), slabLength / Math.max(1, ratio)] as const;
  const isUpright = turn === 90 || turn === 270;
  const turned = isUpright ? ([slab[1], slab[0]] as const) : slab;
  const piece = formats[format] ?? turned;
  const count = [countOf(size[0] / piece[0]), countOf(size[1] / piece[1])] as const;
  const columns = isBook ? Math.ceil(count[0] / 2) * 2 : count[0];
  const rows = isBook && count[1] > 1 ? Math.ceil(count[1] / 2) * 2 : count[1];
  const spare = [Math.max(0, turned[0] - piece[0]), Math.max(0, turned[1] - piece[1])] as const;
  return {
    ...{ size, slab, piece, isBook, isRunning, joint: jointMm / 1000, toSlab: turnBack(laying) },
    origin: [(size[0] - columns * piece[0]) / 2, (size[1] - rows * piece[1]) / 2],
    spare: isUpright ? [spare[1], spare[0]] : spare,
  };
}

/** Half a millimetre too much is no further piece. */
function countOf(pieces: number): number {
  return Math.ceil(pieces - 0.0005);
}

/** What of the slab lies at a place of the surface. Called for each pixel: nothing but numbers. */
export function slabAt(pattern: Pattern, place: Place): SlabPlace {
  const { size, slab, piece, origin, spare, toSlab, isRunning, isBook } = pattern;
  const down = (fold(place.y, size[1]) - origin[1]) / piece[1];
  const row = Math.floor(down);
  const shift = isRunning && row % 2 !== 0 ? 0.5 : 0;
  const along = (fold(place.x, size[0]) - origin[0]) / piece[0] + shift;
  const column = Math.floor(along);
  const mirrorX = isBook && column % 2 !== 0 ? -1 : 1;
  const mirrorY = isBook && row % 2 !== 0 ? -1 : 1;
  const x = mirrorX * (along - column - 0.5) * piece[0];
  const y = mirrorY * (down - row - 0.5) * piece[1];
  // Two leaves of a book are cut at one place.
  const cut = isBook ? cutOf(column >> 1, row >> 1) : cutOf(column, row);
  const cutX = ((cut & 0xffff) / 0xffff - 0.5) * spare[0];
  const cutY = ((cut >>> 16) / 0xffff - 0.5) * spare[1];
  const signX = mirrorX * signOf(place.x, size[0]);
  const signY = mirrorY * signOf(place.y, size[1]);
  const [a, b, c, d] = toSlab;
  return {
    u: 0.5 + (a * x + b * y + cutX) / slab[0],
    v: 0.5 - (c * x + d * y + cutY) / slab[1],
    rightU: (a * signX * place.rightX + b * signY * place.rightY) / slab[0],
    rightV: -(c * signX * place.rightX + d * signY * place.rightY) / slab[1],
    downU: (a * signX * place.downX + b * signY * place.downY) / slab[0],
    downV: -(c * signX * place.downX + d * signY * place.downY) / slab[1],
    joint: jointAt(pattern, place, { x, y }),
  };
}

/** Edges of slabs lie beyond the surface: the slab goes on there mirrored. */
function fold(at: number, size: number): number {
  if (at < 0) return -at;
  return at > size ? 2 * size - at : at;
}

function signOf(at: number, size: number): number {
  return at < 0 || at > size ? -1 : 1;
}

function turnBack({ turn, isFlipped }: Laying): Pattern['toSlab'] {
  const sign = isFlipped ? -1 : 1;
  switch (turn) {
    case 0:
      return [sign, 0, 0, 1];
    case 90:
      return [0, -sign, 1, 0];
    case 180:
      return [-sign, 0, 0, -1];
    case 270:
      return [0, sign, -1, 0];
  }
}

/** Where in the slab a piece is cut, as two numbers of 16 bits: each elsewhere, always the same. */
function cutOf(column: number, row: number): number {
  let mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca77);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 12);
}

/** How much of the pixel is joint: as a whole, so that joints far away fade instead of flickering. */
function jointAt({ piece, joint }: Pattern, place: Place, fromMiddle: { x: number; y: number }): number {
  if (joint === 0) return 0;
  const pixelX = Math.abs(place.rightX) + Math.abs(place.downX);
  const pixelY = Math.abs(place.rightY) + Math.abs(place.downY);
  const upright = coverOf(piece[0] / 2 - Math.abs(fromMiddle.x), joint, pixelX);
  const level = coverOf(piece[1] / 2 - Math.abs(fromMiddle.y), joint, pixelY);
  return 1 - (1 - upright) * (1 - level);
}

/** The part of a pixel that a line covers, by how far apart their middles are, and their widths. */
function coverOf(apart: number, line: number, pixel: number): number {
  const overlap = Math.min(apart + pixel / 2, line / 2) - Math.max(apart - pixel / 2, -line / 2);
  return Math.max(0, overlap) / pixel;
}
