import { expect, test } from 'vitest';
import { readPriceRange } from '#publishing/head/structured-data/price-range.ts';
import { type FactValue, readWritten } from './fact-value.shared.ts';
import { readNumber } from './written-number.shared.ts';

/** One number or a range, as people write it; `'ambiguous'` is told to the editor, and `undefined` no number at all. */
const writings: [string, number | [number, number] | 'ambiguous' | undefined][] = [
  // Whole numbers, parted by whatever a country parts them by.
  ['350', 350],
  ['0', 0],
  ['00123', 123],
  ['2350 kg/m³', 2350],
  ['2,350 kg/m³', 2350],
  ['2.350 kg/m³', 2350],
  ['2 350 kg/m³', 2350],
  ['2\u00a0350 kg/m³', 2350],
  ['2\u202f350 kg/m³', 2350],
  ['2\u2009350 kg/m³', 2350],
  ["2'350 kg/m³", 2350],
  ['2’350 kg/m³', 2350],
  ['2.710 kg/m³', 2710],
  ['2,710 kg/m3', 2710],
  ['2.620–2.680 kg/m³', [2620, 2680]],
  ['2 620 - 2 680 kg/m³', [2620, 2680]],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1 250 000', 1_250_000],
  ["1'250'000", 1_250_000],
  ['1,00,000', 100_000],
  ['12,50,000', 1_250_000],
  ['1,25,00,000', 12_500_000],
  ['₹1,25,000 per m²', 125_000],
  ['Rs. 1,50,000 to Rs. 2,00,000 per slab', [150_000, 200_000]],
  ['Rs 350/- per sq ft', 350],
  // Decimals.
  ['0.35 %', 0.35],
  ['0,35 %', 0.35],
  ['0.350 %', 0.35],
  ['0,350 %', 0.35],
  ['0,24 % by mass', 0.24],
  ['0.05–0.2 %', [0.05, 0.2]],
  ['0,05 – 0,2 %', [0.05, 0.2]],
  ['0.350–1.250 %', [0.35, 1.25]],
  ['1.250 %', 1.25],
  ['1,250 %', 1.25],
  ['2.71 g/cm³', 2.71],
  ['2,71 g/cm³', 2.71],
  ['2.710 g/cm³', 2.71],
  ['2,710 g/cm³', 2.71],
  ['2,710.50 kg/m³', 2710.5],
  ['2.710,50 kg/m³', 2710.5],
  ['2 710,50 kg/m³', 2710.5],
  ["2'710.50 kg/m³", 2710.5],
  ['1,25,000.50', 125_000.5],
  ['1234.567', 1234.567],
  ['1234,567', 1234.567],
  ['1.2500', 1.25],
  ['17.7 MPa', 17.7],
  ['17,7 N/mm²', 17.7],
  ['120.500 MPa', 120.5],
  ['17.068 psi', 17_068],
  ['1.250 kg/cm²', 1250],
  ['5,5 × 10⁻⁶ /K', 5.5],
  ['5.500 × 10⁻⁶ /K', 5.5],
  ['5.5 10⁻⁶/K', 5.5],
  ['5–8 x 10-6/°C', [5, 8]],
  ['1.250 in', 1.25],
  ['2,5 cm', 2.5],
  ['20 mm', 20],
  ['20mm', 20],
  ['18-20 mm', [18, 20]],
  ['18 to 20 mm', [18, 20]],
  ['18 … 20 mm', [18, 20]],
  ['12,7 mm', 12.7],
  ['168 pcf', 168],
  ['1,200 kg/cm²', 1200],
  // Prices: the currency in front or behind.
  ['INR 350', 350],
  ['INR 350–900 per sq ft', [350, 900]],
  ['INR 1,100–1,800 per sq. ft.', [1100, 1800]],
  ['INR 900–1.250 per sq ft', [900, 1250]],
  ['INR 350 – INR 900', [350, 900]],
  ['EUR 89,50–120,00 per m²', [89.5, 120]],
  ['EUR 89.50–120.00 per m²', [89.5, 120]],
  ['89,50–120,00 EUR per m²', [89.5, 120]],
  ['89,50 € / m²', 89.5],
  ['€89,50/m²', 89.5],
  ['120 €', 120],
  ['£ 1,250.00 per slab', 1250],
  ['EUR 1.250,00 per m²', 1250],
  ['EUR 1.250,00–1.400 per m²', [1250, 1400]],
  ['EUR 1 250,00 per m²', 1250],
  ["CHF 1'250.00 per m²", 1250],
  ['USD 12,500 per slab', 12_500],
  ['US$ 40 per square foot', 40],
  ['\u202aINR 350\u202c', 350],
  ['from € 140 per m²', 140],
  ['≤ 0,5 %', 0.5],
  ['up to 1,000 psi', 1000],
  // Either: the editor is asked.
  ['1.250', 'ambiguous'],
  ['EUR 1.250 per m²', 'ambiguous'],
  ['1.250 EUR per m²', 'ambiguous'],
  ['EUR 1.100–1.250 per m²', 'ambiguous'],
  ['INR 1,100–1.250 per sq ft', 'ambiguous'],
  ['1.250 mm', 'ambiguous'],
  // No number.
  ['', undefined],
  ['on request', undefined],
  ['1.25.0', undefined],
  ['1,2,3', undefined],
  ['1,250,50', undefined],
  ['12 apples', undefined],
  ['9–3 MPa', undefined],
  ['3/4 in', undefined],
  ['INR 350 – USD 900 per sq ft', undefined],
  ['INR 350 EUR', undefined],
  ['20 30 mm', undefined],
];

const numbersOf = (read: FactValue | 'ambiguous' | undefined) =>
  typeof read !== 'object' ? read : read.min === read.max ? read.min : [read.min, read.max];

test('numbers are read as people write them, and none is guessed at', () => {
  expect(writings.length).toBeGreaterThanOrEqual(100);
  const read = writings.map(([text]) => [text, numbersOf(readWritten(text))]);
  expect(read).toEqual(writings);
});

test.each([
  ['EUR 89,50–120,00 per m²', { low: 89.5, high: 120, currency: 'EUR' }],
  ['89,50 € / m²', { low: 89.5, high: 89.5, currency: 'EUR' }],
  ['EUR 1.250 per m²', undefined],
  ['$ 1,250 per m²', undefined],
])('search engines are told of "%s" what is sure', (text, range) => {
  expect(readPriceRange(text)).toEqual(range && expect.objectContaining(range));
});

test.each([
  ['1,250.5', 1250.5],
  ['1.250,5', 1250.5],
  ['26,9124', 26.9124],
  ['-26,9124', -26.9124],
  ['−0,125', -0.125],
  ['1.250', Number.NaN],
  ['ten', Number.NaN],
  ['', Number.NaN],
])('a number alone: "%s"', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
