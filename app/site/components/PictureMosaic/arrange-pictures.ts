type Shape = { width: number; height: number };

export type PlacedPicture<Shown> = { picture: Shown; place: 'wide' | 'tall' | 'alone' };

/**
 * Arranges pictures in rows: a wide one beside a tall one, then one alone, and so on with the sides swapped.
 * Of two in a row the upright one becomes the tall one.
 */
export function arrangePictures<Shown extends Shape>(pictures: readonly Shown[]): PlacedPicture<Shown>[][] {
  const rows: PlacedPicture<Shown>[][] = [];
  let next = 0;
  while (next < pictures.length) {
    const isPair = rows.length % 2 === 0 && next + 1 < pictures.length;
    rows.push(layoutRow(pictures.slice(next, next + (isPair ? 2 : 1)), rows.length));
    next += isPair ? 2 : 1;
  }
  return rows;
}

function layoutRow<Shown extends Shape>(pictures: readonly Shown[], row: number): PlacedPicture<Shown>[] {
  const [first, second] = pictures;
  if (!first) return [];
  if (!second) return [{ picture: first, place: 'alone' }];
  const isFirstTall = isUpright(first) === isUpright(second) ? row % 4 === 2 : isUpright(first);
  return [
    { picture: first, place: isFirstTall ? 'tall' : 'wide' },
    { picture: second, place: isFirstTall ? 'wide' : 'tall' },
  ];
}

function isUpright({ width, height }: Shape): boolean {
  return height > width;
}
