/** How a stone is laid on a surface. */
export type Laying = {
  /** By how many degrees the slab is turned clockwise. */
  turn: Turn;
  /** Whether it is seen from its other side: left and right change places. */
  isFlipped: boolean;
  format: FormatName;
  /** Whether every other row begins half a piece further. */
  isRunning: boolean;
  jointMm: JointMm;
  /** Whether neighbours mirror each other like the pages of a book. */
  isBook: boolean;
  finish: Finish;
};

export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

/** Width and height in metres of a piece as it lies on the surface; a slab is as large as the stone's picture. */
export const formats = {
  slab: undefined,
  '30x60': [0.3, 0.6],
  '60x60': [0.6, 0.6],
  '60x120': [0.6, 1.2],
  '120x60': [1.2, 0.6],
  '120x120': [1.2, 1.2],
  '120x260': [1.2, 2.6],
} as const;
export type FormatName = keyof typeof formats;
export const formatNames = Object.keys(formats) as FormatName[];

export const jointsMm = [0, 2, 3, 5, 10] as const;
export type JointMm = (typeof jointsMm)[number];

export const finishes = ['polished', 'honed'] as const;
export type Finish = (typeof finishes)[number];

/** How a stone lies where nobody has chosen anything. @param start what the surface begins with instead */
export function startLaying(start: { isBook?: true; turn?: 90 } = {}): Laying {
  return {
    ...{ turn: 0, isFlipped: false, format: 'slab', isRunning: false, jointMm: 2 },
    ...{ isBook: false, finish: 'polished', ...start },
  };
}
