import { expect, test } from 'vitest';
import { decodeLook, encodeLook } from './look-address.shared.ts';

const look = {
  palette: [
    { hex: '#ebebea', share: 90 },
    { hex: '#aeb1b5', share: 10 },
  ],
  ...{ lightness: 93, veinDensity: 18, veinDirection: 126, veinStrength: 26 },
};

test('what was measured of a picture goes into an address and comes back', () => {
  expect(encodeLook(look)).toBe('93.18.126.26.ebebea-90.aeb1b5-10');
  expect(decodeLook(encodeLook(look))).toEqual(look);
});

test.each([
  '',
  'statuario',
  '93.18.126.26',
  '93.18.126.26.ebebea-90',
  '101.18.126.26.ebebea-100',
  '93.18.180.26.ebebea-100',
  '93.18.126.26.EBEBEA-100',
  '93.18.126.26.ebebeg-100',
  '93.18.126.26.ebebea-100.',
  `93.18.126.26${'.ebebea-10'.repeat(10)}`,
])('the address "%s" asks for nothing', (text) => {
  expect(decodeLook(text)).toBeUndefined();
});
