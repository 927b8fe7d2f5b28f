import { expect, test } from 'vitest';
import { layoutCards } from './layout-cards.ts';

const counts = Array.from({ length: 24 }, (_, index) => index + 1);

test.each(counts)('each of %i cards has a place, and none reaches past its neighbour', (count) => {
  const places = layoutCards(count);
  expect(places).toHaveLength(count);
  for (const [index, place] of places.entries()) {
    const end = place.start + place.span;
    const next = places[index + 1];
    expect(end).toBeLessThanOrEqual(13);
    expect(next === undefined || next.start >= end || next.start <= place.start).toBe(true);
  }
});

test.each(counts)('on a phone no small one of %i cards stands beside nothing', (count) => {
  const smallCards = layoutCards(count).filter((place) => place.phoneSpan === 2);
  expect(smallCards.length % 2).toBe(0);
});

test('no row hangs cards of one size only', () => {
  const [first, second] = layoutCards(7);
  expect(first?.span).not.toBe(second?.span);
});
