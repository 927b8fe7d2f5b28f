import type { PictureRatio } from '../Picture/Picture.tsx';

/** Where one card hangs: columns of twelve on a wide wall, of four on a phone. */
export type CardPlace = {
  start: number;
  span: number;
  phoneSpan: 2 | 4;
  ratio: PictureRatio;
  sizes: string;
  /** Hangs lower than its neighbour. */
  isLow?: boolean;
};

const wholePhone = '90vw';
const halfPhone = '45vw';

/** One large and one small, two small and one large, a pair of unlike ones; then again. */
const rhythm: CardPlace[] = [
  place({ start: 1, span: 7, phoneSpan: 4, ratio: '3:2' }),
  place({ start: 9, span: 4, phoneSpan: 4, ratio: '4:5', isLow: true }),
  place({ start: 1, span: 3, phoneSpan: 2, ratio: '4:5' }),
  place({ start: 4, span: 3, phoneSpan: 2, ratio: '4:5' }),
  place({ start: 8, span: 5, phoneSpan: 4, ratio: '1:1', isLow: true }),
  place({ start: 1, span: 4, phoneSpan: 4, ratio: '4:5', isLow: true }),
  place({ start: 6, span: 7, phoneSpan: 4, ratio: '3:2' }),
];

/** How the rest hangs when fewer are left than a row of the rhythm needs. */
const lastOne = place({ start: 3, span: 8, phoneSpan: 4, ratio: '3:2' });
const lastPair = [
  place({ start: 1, span: 5, phoneSpan: 4, ratio: '4:5' }),
  place({ start: 7, span: 6, phoneSpan: 4, ratio: '3:2', isLow: true }),
];

/** The first place of each row of the rhythm, and how many it takes. */
const rows = [
  { first: 0, count: 2 },
  { first: 2, count: 3 },
  { first: 5, count: 2 },
];

/** Places for so many cards, in order. */
export function hangCards(count: number): CardPlace[] {
  const places: CardPlace[] = [];
  for (let index = 0; places.length < count; index += 1) {
    const row = rows[index % rows.length];
    if (!row) break;
    places.push(...fillRow(row, count - places.length));
  }
  return places;
}

function fillRow(row: { first: number; count: number }, left: number): CardPlace[] {
  if (left >= row.count) return rhythm.slice(row.first, row.first + row.count);
  return left === 1 ? [lastOne] : lastPair;
}

function place(card: Omit<CardPlace, 'sizes'>): CardPlace {
  const wide = `${Math.ceil((card.span / 12) * 90)}vw`;
  return { ...card, sizes: `(width >= 900px) ${wide}, ${card.phoneSpan === 2 ? halfPhone : wholePhone}` };
}
