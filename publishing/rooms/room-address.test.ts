import { expect, test } from 'vitest';
import { hrefOfRoom, readRoomChoice } from './room-address.shared.ts';

const read = (query: string) => readRoomChoice(new URLSearchParams(query));
const stonesOf = (query: string) =>
  Object.entries(read(query).surfaces).flatMap(([id, { stone }]) => (stone ? [`${id} ${stone}`] : []));

test.each([
  '/room/?room=kitchen',
  '/room/?room=kitchen&top=statuario&splashback=nero-marquina,single',
  '/room/?room=kitchen&end=statuario,270,flip,60x120,running,0mm,book,honed',
  '/room/?room=lobby&floor=crema-marfil,90,120x120,5mm',
  '/room/?room=bathroom&wall=azul-bahia,0,single',
])('the address %s keeps the whole choice', (href) => {
  expect(hrefOfRoom(read(href.slice('/room/?'.length)))).toBe(href);
});

test('an address with a stone alone lays it where everybody looks first', () => {
  expect(stonesOf('stone=statuario')).toEqual(['top statuario', 'end statuario']);
  expect(stonesOf('room=bathroom&stone=statuario')).toEqual(['wall statuario']);
  expect(stonesOf('stone=statuario&end=portoro')).toEqual(['top statuario', 'end portoro']);
});

test('a wall begins with upright slabs that mirror each other, a table top with a single one', () => {
  expect(read('room=bathroom').surfaces.wall?.laying).toMatchObject({ turn: 90, isBook: true });
  expect(read('').surfaces.top?.laying).toMatchObject({ turn: 0, isBook: false, format: 'slab' });
});

test('what an address says wrongly is told or left out', () => {
  expect(read('room=cellar')).toMatchObject({ room: 'kitchen', unknownRoom: 'cellar' });
  expect(stonesOf('top=<b>,90&end=..%2Fetc&splashback=')).toEqual([]);
  expect(stonesOf(`top=${'a'.repeat(300)}`)).toEqual([]);
  const { laying } = read('top=statuario,45,7mm,wild,,60x61').surfaces.top ?? {};
  expect(laying).toEqual(read('').surfaces.top?.laying);
});
