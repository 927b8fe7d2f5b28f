import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { technicalFields } from '../entities/product/technical-fields.shared.ts';
import { readFactValue } from './fact-value.shared.ts';
import { factIn, showFact, unitsOf } from './show-fact.shared.ts';

test.each([
  ['2,710 kg/m³ (typical)', { min: 2_710, max: 2_710, unit: 'kg/m³', isTypical: true, note: '' }],
  ['2620-2680 kg/m3', { min: 2_620, max: 2_680, unit: 'kg/m³', isTypical: false }],
  ['0.05–0.2 % by mass (typical)', { min: 0.05, max: 0.2, unit: '%', decimals: 2 }],
  ['17.7 ± 1.9 MPa (EN 12372, March 2024)', { min: 17.7, deviation: 1.9, note: 'EN 12372, March 2024' }],
  ['120 to 180 N/mm²', { min: 120, max: 180, unit: 'MPa' }],
  ['5–8 × 10⁻⁶ /K (typical)', { min: 5, max: 8, unit: '× 10⁻⁶ /K' }],
  ['3–4', { min: 3, max: 4, unit: '' }],
  ['0,24 %', { min: 0.24, max: 0.24, decimals: 2 }],
  ['≤ 0.5 %', { bound: 'up to', max: 0.5 }],
  ['INR 1,800–3,200 per sq ft', { currency: 'INR', min: 1_800, max: 3_200, unit: 'per sq ft' }],
  ['₹1,25,000 per m²', { currency: 'INR', min: 125_000, unit: 'per m²' }],
  ['from € 140 per m²', { bound: 'from', currency: 'EUR', min: 140 }],
  ['20 mm', { min: 20, unit: 'mm' }],
])('reads "%s"', (text, expected) => {
  expect(readFactValue(text)).toMatchObject(expected);
});

test.each(['', 'on request', 'very hard', '12 apples', 'about a lot', '9–3 MPa', '(typical)'])(
  'does not guess at "%s"',
  (text) => expect(readFactValue(text)).toBeUndefined(),
);

test.each([
  ['de', '2.567 ± 276 psi', '0,79 in'],
  ['ar', '2,567 ± 276 psi', '0.79 in'],
])('writes converted numbers as %s does', (language, strength, thickness) => {
  expect(showFact('17.7 ± 1.9 MPa', 'imperial', language)).toBe(strength);
  expect(factIn('20 mm', 'imperial', language)).toBe(thickness);
});

test.each([
  ['2,710 kg/m³ (typical)', '169 lb/ft³'],
  ['17.7 ± 1.9 MPa', '2,567 ± 276 psi'],
  ['5–8 × 10⁻⁶ /K', '2.78–4.44 × 10⁻⁶ /°F'],
  ['20 mm', '0.79 in'],
  ['2 cm', '0.79 in'],
  ['2.71 g/cm³', '169 lb/ft³'],
  ['1,200 kg/cm²', '17,068 psi'],
  ['0.1–0.4 % by mass (typical)', '0.1–0.4 % by mass'],
  ['3–4', '3–4'],
  ['INR 260–420 per sq ft', 'INR 260–420 per sq ft'],
])('shows "%s" to whoever reads imperial units', (text, shown) => {
  expect(showFact(text, 'imperial')).toBe(shown);
});

test.each([
  ['INR 260–420 per sq ft', 'INR 2,799–4,521 per m²'],
  ['3/4 in', '3/4 in'],
  ['on request', 'on request'],
  ['0.5 in', '12.7 mm'],
  ['169 lb/ft³', '2,707 kg/m³'],
  ['5 × 10⁻⁶ /°F', '9.00 × 10⁻⁶ /K'],
  ['0.24 % by mass', '0.24 % by mass'],
  ['up to 1,000 psi', 'up to 6.89 MPa'],
])('shows "%s" to whoever reads metric units', (text, shown) => {
  expect(showFact(text, 'metric')).toBe(shown);
});

test('keeps what stands in brackets with what it converts', () => {
  expect(factIn('2,710 kg/m³ (typical)', 'imperial')).toBe('169 lb/ft³ (typical)');
  expect(factIn('2,710 kg/m³ (typical)', 'metric')).toBe('2,710 kg/m³ (typical)');
});

test('reads a value in a preview, whose texts are marked, and leaves the marks where it converts nothing', () => {
  expect(readFactValue('2,710 kg/m³\ue001')).toMatchObject({ min: 2_710, unit: 'kg/m³' });
  expect(factIn('2,710 kg/m³\ue001', 'metric')).toBe('2,710 kg/m³\ue001');
});

test('every value of the demo stones is read', () => {
  const folder = 'demo/content/products';
  const records = readdirSync(folder).flatMap(
    (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Record<string, unknown>[],
  );
  const values = records.flatMap((record) =>
    [...technicalFields, 'price', 'thicknessOptions'].flatMap((field) => record[field] ?? []),
  );
  const unread = values.map(String).filter((text) => text !== '' && !readFactValue(text));
  expect(values.length).toBeGreaterThan(400);
  expect(unread).toEqual([]);
});

test.each([
  '2,710 kg/m³ (typical)',
  '169 lb/ft³',
  'up to 18 mm',
  'INR 260–420 per sq ft',
  '0.14 % by mass',
  '3',
  'polished',
  '',
])('whether "%s" reads otherwise in other units is told without writing it in both', (text) =>
  expect(unitsOf(text) !== undefined).toBe(factIn(text, 'metric') !== factIn(text, 'imperial')),
);
