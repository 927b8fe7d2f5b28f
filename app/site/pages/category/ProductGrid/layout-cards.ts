import type { PictureRatio } from '../../../components/Picture/Picture.tsx';

/** The position of one card: columns of twelve on a wide window, of four on a phone. */
export type CardPlace = {
  start: number;
  span: number;
  ratio: PictureRatio;
  /** Placed lower than its neighbour. */
  isLow: boolean;
  phoneSpan: 2 | 4;
  sizes: string;
};

type WidePlace = Pick<CardPlace, 'start' | 'span' | 'ratio'> & { isLow?: boolean };

/** One large and one small, two small and one large, one pair of different sizes; then repeated. */
const rows: WidePlace[][] = [
  [
    { start: 1, span: 7, ratio: '3:2' },
    { start: 9, span: 4, ratio: '4:5', isLow: true },
  ],
  [
    { start: 1, span: 3, ratio: '4:5' },
    { start: 4, span: 3, ratio: '4:5' },
    { start: 8, span: 5, ratio: '1:1', isLow: true },
  ],
  [
    { start: 1, span: 4, ratio: '4:5', isLow: true },
    { start: 6, span: 7, ratio: '3:2' },
  ],
];

/** The layout of the last cards when fewer are left than a row takes. */
const lastOne: WidePlace[] = [{ start: 3, span: 8, ratio: '3:2' }];
const lastPair: WidePlace[] = [
  { start: 1, span: 5, ratio: '4:5' },
  { start: 7, span: 6, ratio: '3:2', isLow: true },
];

/** On a phone one large card is followed by two small ones. */
const phoneRhythm = 3;

/** In the grid all are squares, of which the wide window has four in a row, or three beside the choices. */
const gridPlace: WidePlace = { start: 1, span: 3, ratio: '1:1' };
/** On a dense screen nobody sees the difference to 21.3vw and 43vw, which would fetch the next larger pictures. */
const gridWidths = '(width>=1200px) 20.8vw,(width>=900px) 30vw,38vw';
/** The same of a slab of the usual shape, 16:10, which a square crops. */
export const gridSizes = '(width>=1200px) 33.3vw,(width>=900px) 48vw,60.8vw';
/** What the choices beside them leave of the width. */
const narrowShare = 0.73;

/** Positions for this number of cards, in order. */
export function layoutCards(count: number, { isGrid = false, isNarrow = false } = {}): CardPlace[] {
  if (isGrid) return Array.from({ length: count }, (_card, index) => completeGridPlace(index, count));
  const wide: WidePlace[] = [];
  for (let index = 0; wide.length < count; index += 1) {
    wide.push(...fillRow(rows[index % rows.length] ?? lastOne, count - wide.length));
  }
  const share = isNarrow ? narrowShare : 1;
  return wide.map((place, index) => completePlace({ ...place, share }, isLargeOnPhone(index, count)));
}

function fillRow(row: WidePlace[], left: number): WidePlace[] {
  if (left >= row.length) return row;
  return left === 1 ? lastOne : lastPair;
}

/** Of its place on the wall, which it keeps, only the size of the picture counts. */
function completeGridPlace(index: number, count: number): CardPlace {
  const phoneSpan = isLargeOnPhone(index, count) ? 4 : 2;
  return { ...gridPlace, isLow: false, phoneSpan, sizes: gridWidths };
}

/** The last card is also large if it would be alone in its row. */
function isLargeOnPhone(index: number, count: number): boolean {
  const position = index % phoneRhythm;
  return position === 0 || (position === 1 && index === count - 1);
}

function completePlace({ share, ...place }: WidePlace & { share: number }, isLarge: boolean): CardPlace {
  const wideShare = `${Math.ceil((place.span / 12) * share * 90)}vw`;
  return {
    ...place,
    isLow: place.isLow ?? false,
    phoneSpan: isLarge ? 4 : 2,
    sizes: `(width>=900px) ${wideShare},${phoneWidthOf(isLarge, place.ratio)}`,
  };
}

/**
 * How wide a card is on a phone, stated as if it kept the shape it has on a wide screen: there a large one is 3:2 and
 * a small one 4:5 whatever it was (ProductGrid.module.css), and `Picture` widens for the shape it is given.
 */
function phoneWidthOf(isLarge: boolean, ratio: CardPlace['ratio']): string {
  if (isLarge) return ratio === '3:2' ? '90vw' : '48vw';
  return ratio === '3:2' ? '84vw' : '45vw';
}
