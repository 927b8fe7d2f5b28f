import { expect, test } from 'vitest';
import { keepUnits, keepUnitsInHtml } from './keep-units.ts';

/** No-break spaces made visible. */
const shown = (text: string) => keepUnits(text).replaceAll('\u00a0', '_');

test('a number stays with its unit', () => {
  expect(shown('20 mm, typically 2.7 g/cm³ and 163 MPa')).toBe('20_mm, typically 2.7_g/cm³ and 163_MPa');
  expect(shown('2,710 kg/m³; 0.2 %; 5.2 K')).toBe('2,710_kg/m³; 0.2_%; 5.2_K');
  expect(shown('a reply within 24 hours')).toBe('a reply within 24_hours');
});

test('a measure of two numbers and a price stay whole', () => {
  expect(shown('320 × 200 cm')).toBe('320_×_200_cm');
  expect(shown('INR 350–900 per sq ft')).toBe('INR_350–900_per_sq_ft');
  expect(shown('₹350 – 900 per sq ft')).toBe('₹350_–_900_per_sq_ft');
});

test('a word that only begins like a unit may stand on the next line', () => {
  expect(shown('20 marbles, 4 metallic, 8 to go, 3 Kashmir')).toBe(
    '20 marbles, 4 metallic, 8 to go, 3 Kashmir',
  );
  expect(shown('slabs 1 to 4 turn')).toBe('slabs 1 to 4 turn');
});

test('in HTML only the text is touched', () => {
  const html = '<p title="20 mm">Cut at 20 mm, <a href="/x?a=2 m">2 m</a> long</p>';
  expect(keepUnitsInHtml(html).replaceAll('\u00a0', '_')).toBe(
    '<p title="20 mm">Cut at 20_mm, <a href="/x?a=2 m">2_m</a> long</p>',
  );
});
