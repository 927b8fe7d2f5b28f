import { expect, test } from 'vitest';
import { priceIn } from './price-in.shared.ts';
import { factIn, unitsOf } from './show-fact.shared.ts';

test.each([
  ['89.50 per m²', 'EUR', 'EUR 89.50 per m²'],
  ['from 350–900 per sq ft', 'EUR', 'from EUR 350–900 per sq ft'],
  ['€89 per m²', 'USD', '€89 per m²'],
  ['INR 350–900 per sq ft', 'EUR', 'INR 350–900 per sq ft'],
  ['$20–30 per sq ft', 'CAD', 'CAD 20–30 per sq ft'],
  ['US$20 per sq ft', 'CAD', 'US$20 per sq ft'],
  ['Rs. 900 per sq ft', 'PKR', 'PKR 900 per sq ft'],
  ['On request', 'EUR', 'On request'],
  ['89 per m²', null, '89 per m²'],
])('a visitor reads "%s" of a company whose currency is %s as "%s"', (text, currency, shown) => {
  expect(priceIn(text, currency)).toBe(shown);
});

test('a price keeps its currency in the other system of units', () => {
  expect(factIn(priceIn('$20 per sq ft', 'CAD'), 'metric')).toBe('CAD 215 per m²');
});

test('a value tells the system of units that it was written in', () => {
  expect(['2,710 kg/m³', '169 lb/ft³', '3 %', 'heavy'].map(unitsOf)).toEqual([
    'metric',
    'imperial',
    undefined,
    undefined,
  ]);
});
