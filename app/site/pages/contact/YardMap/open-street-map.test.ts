import { expect, test } from 'vitest';
import { locateMap } from './open-street-map.ts';

test.each([
  ['Estremoz', { latitude: 38.84, longitude: -7.59 }],
  ['far in the south', { latitude: -54.8, longitude: -68.3 }],
  ['at a pole', { latitude: 90, longitude: 10 }],
])('the map of %s has the place in its middle, marked', (_name, place) => {
  const { frame = '', page } = locateMap(place) ?? {};
  const query = new URL(frame).searchParams;
  const [west = 0, south = 0, east = 0, north = 0] = (query.get('bbox') ?? '').split(',').map(Number);
  expect([(west + east) / 2, (south + north) / 2]).toEqual([
    expect.closeTo(place.longitude, 4),
    expect.closeTo(place.latitude, 4),
  ]);
  expect(east - west).toBeGreaterThan(north - south);
  expect(east - west).toBeLessThan(1);
  expect(query.get('marker')).toBe(`${place.latitude},${place.longitude}`);
  expect(page).toContain(`mlat=${place.latitude}&mlon=${place.longitude}`);
});

test('a company that has not said where it is has no map of it', () => {
  expect(locateMap({ latitude: 0, longitude: 0 })).toBeUndefined();
  expect(locateMap({ latitude: 0, longitude: 6.6 })).toBeDefined();
});
