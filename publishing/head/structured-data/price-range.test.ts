import { expect, test } from 'vitest';
import { readPriceRange } from './price-range.ts';

const squareFoot = { text: 'sq ft', code: 'FTK' };

test.each([
  ['INR 1,100–1,800 per sq ft', { low: 1100, high: 1800, currency: 'INR', unit: squareFoot }],
  ['₹350 – 900 per sq ft', { low: 350, high: 900, currency: 'INR', unit: squareFoot }],
  [
    'Rs. 1,50,000 to Rs. 2,00,000 per slab',
    { low: 150000, high: 200000, currency: 'INR', unit: { text: 'slab', code: 'C62' } },
  ],
  ['EUR 120-180.50 / m²', { low: 120, high: 180.5, currency: 'EUR', unit: { text: 'm²', code: 'MTK' } }],
  ['USD 40 per square foot', { low: 40, high: 40, currency: 'USD', unit: squareFoot }],
  ['INR 900', { low: 900, high: 900, currency: 'INR', unit: undefined }],
])('the price "%s" is read', (text, range) => {
  expect(readPriceRange(text)).toEqual(range);
});

test.each([
  '',
  'Quote on request',
  'from INR 900 per sq ft',
  '350–900 per sq ft',
  'INR 350–900 per lorry',
  'INR 900–350 per sq ft',
  'INR 350 – USD 900 per sq ft',
  'XYZ 350–900 per sq ft',
  '$350–900 per sq ft',
  'INR 0 per sq ft',
  'INR 350–900 per sq ft, ex works',
])('the price "%s" is no range that a program can rely on', (text) => {
  expect(readPriceRange(text)).toBeUndefined();
});
