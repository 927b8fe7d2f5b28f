import { formats, type Laying } from '../laying.ts';
import type { Place } from './quad-map.ts';

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
} & Pick<Laying, 'isRunning' | 'isBook' | 'isFlipped' | 'turn'>;

/** A place of the slab's picture, from its top left corner in parts of its size; beyond 0 and 1 it goes on mirrored. */
export type SlabPlace = {
  u: number;
  v: number;
  right: [number, number];
  down: [number, number];
  joint: number;
};

/** @param ratio width by height of the slab's picture */
export function patternOf(laying: Laying, size: readonly [number, number], ratio: number): Pattern {
  const { turn, isBook, isRunning, isFlipped, format, jointMm } = laying;
  const slab = [slabLength * Math.min(1, ratio), slabLength / Math.max(1, ratio)] as const;
  const isUpright = turn === 90 || turn === 270;
  const turned = isUpright ? ([slab[1], slab[0]] as const) : slab;
  const piece = formats[format] ?? turned;
  const count = [countOf(size[0] / piece[0]), countOf(size[1] / piece[1])] as const;
  const columns = isBook ? Math.ceil(count[0] / 2) * 2 : count[0];
  const rows = isBook && count[1] > 1 ? Math.ceil(count[1] / 2) * 2 : count[1];
  const spare = [Math.max(0, turned[0] - piece[0]), Math.max(0, turned[1] - piece[1])] as const;
  return {
    ...{ size, slab, piece, isBook, isRunning, isFlipped, turn, joint: jointMm / 1000 },
    origin: [(size[0] - columns * piece[0]) / 2, (size[1] - rows * piece[1]) / 2],
    spare: isUpright ? [spare[1], spare[0]] : spare,
  };
}

/** Half a millimetre too much is no further piece. */
function countOf(pieces: number): number {
  return Math.ceil(pieces - 0.0005);
}

/** What of the slab lies at a place of the surface, and how much of the pixel there is joint. */
export function slabAt(pattern: Pattern, place: Place): SlabPlace {
  const { size, piece, origin, isRunning, isBook, joint } = pattern;
  // Edges of slabs lie beyond the surface: the slab goes on there mirrored.
  const [x, foldX] = fold(place.x, size[0]);
  const [y, foldY] = fold(place.y, size[1]);
  const down = (y - origin[1]) / piece[1];
  const row = Math.floor(down);
  const along = (x - origin[0]) / piece[0] + (isRunning && row % 2 !== 0 ? 0.5 : 0);
  const column = Math.floor(along);
  const inPiece = [(along - column) * piece[0], (down - row) * piece[1]] as const;
  const mirrorX = isBook && column % 2 !== 0 ? -1 : 1;
  const mirrorY = isBook && row % 2 !== 0 ? -1 : 1;
  const leaf = isBook ? ([column >> 1, row >> 1] as const) : ([column, row] as const);
  const [signX, signY] = [foldX * mirrorX, foldY * mirrorY];
  const cut = cutOf(pattern, leaf);
  const [slabX, slabY] = turnBack(pattern, [
    mirrorX * (inPiece[0] - piece[0] / 2),
    mirrorY * (inPiece[1] - piece[1] / 2),
  ]);
  const step = ([stepX, stepY]: [number, number]): [number, number] => {
    const [dx, dy] = turnBack(pattern, [signX * stepX, signY * stepY]);
    return [dx / pattern.slab[0], -dy / pattern.slab[1]];
  };
  return {
    u: 0.5 + (slabX + cut[0]) / pattern.slab[0],
    v: 0.5 - (slabY + cut[1]) / pattern.slab[1],
    ...{ right: step(place.right), down: step(place.down) },
    joint: jointAt(inPiece, { piece, joint, place }),
  };
}

function fold(at: number, size: number): [at: number, sign: number] {
  if (at < 0) return [-at, -1];
  return at > size ? [2 * size - at, -1] : [at, 1];
}

/** From the surface, where the slab lies turned, to the slab as its picture shows it. */
function turnBack({ turn, isFlipped }: Pattern, [x, y]: readonly [number, number]): [number, number] {
  const sign = isFlipped ? -1 : 1;
  switch (turn) {
    case 0:
      return [sign * x, y];
    case 90:
      return [sign * -y, x];
    case 180:
      return [sign * -x, -y];
    case 270:
      return [sign * y, -x];
  }
}

/** How far from the middle of the slab the middle of a piece is cut: each piece elsewhere, always the same. */
function cutOf({ spare }: Pattern, [column, row]: readonly [number, number]): [number, number] {
  let mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca77);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 12;
  return [((mixed & 0xffff) / 0xffff - 0.5) * spare[0], ((mixed >>> 16) / 0xffff - 0.5) * spare[1]];
}

type Joint = Pick<Pattern, 'piece' | 'joint'> & { place: Place };

/** How much of the pixel is joint: as a whole, so that joints far away fade instead of flickering. */
function jointAt(inPiece: readonly [number, number], { piece, joint, place }: Joint): number {
  const { right, down } = place;
  const upright = coverOf(Math.min(inPiece[0], piece[0] - inPiece[0]), {
    joint,
    pixel: Math.abs(right[0]) + Math.abs(down[0]),
  });
  const level = coverOf(Math.min(inPiece[1], piece[1] - inPiece[1]), {
    joint,
    pixel: Math.abs(right[1]) + Math.abs(down[1]),
  });
  return 1 - (1 - upright) * (1 - level);
}

/** The part of a pixel that a line covers, by their widths and how far apart their middles are. */
function coverOf(apart: number, { joint, pixel }: { joint: number; pixel: number }): number {
  const overlap = Math.min(apart + pixel / 2, joint / 2) - Math.max(apart - pixel / 2, -joint / 2);
  return Math.max(0, overlap) / pixel;
}
