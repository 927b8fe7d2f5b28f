/** A point of the picture in pixels, from its top left corner. */
type Point = readonly [x: number, y: number];
/** Where the corners (0,0), (width,0), (width,height), (0,height) of a flat surface lie; they may be outside. */
export type Quad = readonly [Point, Point, Point, Point];

export type Surface = {
  id: string;
  quad: Quad;
  /** Width and height in metres. */
  size: readonly [number, number];
  /** Which channel of the mask tells where it is: red, green or blue. */
  channel: 0 | 1 | 2;
  /** What the trade would do here: two slabs opened like a book, upright slabs. */
  start?: { isBook?: true; turn?: 90 };
};

export type Room = {
  id: RoomId;
  surfaces: readonly Surface[];
  /** The surfaces that a stone comes to by itself: what everybody looks at first, and what is mitred to it. */
  main: readonly string[];
  /** Columns of the picture with a joint of the stone it was made with, which is bridged from one edge to the other. */
  seam?: readonly [from: number, to: number];
};

/** Pixels of every picture of a room. */
export const roomWidth = 1920;
export const roomHeight = 1200;
/** What white stone sends back of the light in the light maps. */
export const lightOfWhite = 0.8;

export const roomIds = ['kitchen', 'lobby', 'bathroom', 'terrace', 'facade'] as const;
export type RoomId = (typeof roomIds)[number];

/** Measured where the pictures were made. */
export const rooms: Readonly<Record<RoomId, Room>> = {
  kitchen: {
    id: 'kitchen',
    main: ['top', 'end'],
    surfaces: [
      {
        ...{ id: 'top', size: [3.4, 1.2], channel: 0 },
        quad: [
          [365.2, 651.66],
          [1207.36, 739.11],
          [1356.36, 682.21],
          [608.19, 626.71],
        ],
      },
      {
        ...{ id: 'end', size: [1.2, 0.93], channel: 1 },
        quad: [
          [1207.36, 1127.16],
          [1356.36, 977.42],
          [1356.36, 682.21],
          [1207.36, 739.11],
        ],
      },
      {
        ...{ id: 'splashback', size: [4.6, 1.58], channel: 2, start: { isBook: true } },
        quad: [
          [899.55, 592.22],
          [1731.81, 630.4],
          [1731.81, 278.64],
          [899.55, 344.46],
        ],
      },
    ],
  },
  lobby: {
    id: 'lobby',
    main: ['floor'],
    seam: [954, 966],
    surfaces: [
      {
        ...{ id: 'floor', size: [8.4, 8], channel: 0 },
        quad: [
          [-790, 1326.19],
          [2710, 1326.19],
          [1460, 879.76],
          [460, 879.76],
        ],
      },
    ],
  },
  bathroom: {
    id: 'bathroom',
    main: ['wall'],
    seam: [988, 1001],
    surfaces: [
      {
        ...{ id: 'wall', size: [7.5, 2.9], channel: 0, start: { isBook: true, turn: 90 } },
        quad: [
          [208.04, 860.06],
          [1881.61, 899.18],
          [1881.61, 211.06],
          [208.04, 251.83],
        ],
      },
    ],
  },
  terrace: {
    id: 'terrace',
    main: ['paving'],
    surfaces: [
      {
        ...{ id: 'paving', size: [7, 5], channel: 0 },
        quad: [
          [-1350, 1562.24],
          [2973.12, 1347.24],
          [1606.2, 737.36],
          [161.68, 761.32],
        ],
      },
      {
        ...{ id: 'gardenwall', size: [8, 1.8], channel: 1 },
        quad: [
          [161.68, 761.32],
          [1797.16, 734.2],
          [1797.16, 378.68],
          [161.68, 377.08],
        ],
      },
    ],
  },
  facade: {
    id: 'facade',
    main: ['cladding'],
    surfaces: [
      {
        ...{ id: 'cladding', size: [8, 4.2], channel: 0 },
        quad: [
          [-877.72, 1036.4],
          [1732.16, 871.08],
          [1732.16, -145.08],
          [-877.72, -751.2],
        ],
      },
      {
        ...{ id: 'plinth', size: [8, 0.6], channel: 1 },
        quad: [
          [-892.68, 1303.56],
          [1741.08, 1021.12],
          [1741.08, 874.96],
          [-892.68, 1045.2],
        ],
      },
      {
        ...{ id: 'pavement', size: [8, 2.955], channel: 2 },
        quad: [
          [-5248.4, 3489.56],
          [2787.52, 1302],
          [1741.08, 1018.68],
          [-892.68, 1299.24],
        ],
      },
    ],
  },
};
