import { expect, test } from 'vitest';
import type { TranslatedField } from '#content/translations/translated-fields.ts';
import { alignValues, checkedKey, formerSources } from './translation-values.ts';

const text = (key: string, source: string): TranslatedField => ({
  ...{ key, names: [key], label: key, source },
  field: { kind: 'text', label: key, maxLength: 100 },
});
const list = (key: string, source: string[]): TranslatedField => ({
  ...{ key, names: [key], label: key, source },
  field: { kind: 'textList', label: key, maxItems: 30 },
});

const before = [text('name', 'Onyx'), text('origin', 'Iran'), list('finishes', ['Polished', 'Honed'])];
const now = [
  text('name', 'Night Onyx'),
  text('origin', 'Iran'),
  list('finishes', ['Honed', 'Split', 'Polished']),
];
const values = {
  ...{ name: 'Onyx', origin: '', finishes: ['Poliert', 'Geschliffen'], published: true },
  [checkedKey]: ['name', 'origin'],
};

test('what a translator has typed stays with its entries when somebody puts the list into another order', () => {
  expect(alignValues(before, now, values)).toMatchObject({
    ...{ name: 'Onyx', finishes: ['Geschliffen', '', 'Poliert'], published: true },
  });
});

test('a translator has checked only what the original still says', () => {
  expect(alignValues(before, now, values)[checkedKey]).toEqual(['origin']);
});

test('a translator is shown what the original said of each text that is translated', () => {
  expect(formerSources(before, now, values)).toEqual({ name: 'Onyx', finishes: ['Polished', 'Honed'] });
  expect(formerSources(before, now, {})).toEqual({});
});
