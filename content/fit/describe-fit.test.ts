import { expect, test } from 'vitest';
import { sayShipped } from '#messages/shipped-messages.ts';
import { describeFits, describeTest, type FitWords } from './describe-fit.ts';
import { type FitStone, fitOf } from './fit-of.ts';
import type { StoneTest } from './properties.ts';
import type { Use } from './uses.shared.ts';

const now = new Date('2026-11-29T12:00:00Z');
const metric: FitWords = { t: sayShipped, language: 'en', units: 'metric' };
const wear: StoneTest = {
  ...{ property: 'abrasion_ha', method: 'ASTM C1353', value: 14, unit: 'Ha', deviation: 0 },
  ...{ testedOn: '2025-03-01', laboratory: 'Stone Lab', report: '', typical: false, finish: '' },
};
const strength: StoneTest = {
  ...wear,
  ...{ property: 'flexural_strength', method: 'EN 12372', value: 8.27, unit: 'MPa', deviation: 0.4 },
};
const texts = {
  ...{ density: '', waterAbsorption: '', compressiveStrength: '' },
  ...{ flexuralStrength: '', mohsHardness: '', thermalExpansion: '' },
};

function reasonsOf(use: Use, { words = metric, ...said }: Partial<FitStone> & { words?: FitWords }) {
  const fits = fitOf({ ...texts, rockClass: '', tests: [], ...said }, { now });
  const { verdicts, sources } = describeFits(fits, words);
  const index = fits.findIndex((fit) => fit.use === use);
  const { said: verdict, reasons } = verdicts[index] ?? { reasons: [] };
  return [
    verdict,
    ...reasons.map(({ text, source }) => `${text} ${(sources[source - 1] ?? '').slice(0, 10)}`),
  ];
}

test('a visitor reads value, limit, method and source of what decides a use', () => {
  expect(reasonsOf('stairs', { tests: [wear] })).toEqual([
    'yes',
    'Abrasion resistance 14\u00a0Ha, at least 12\u00a0Ha (ASTM C1353) Marble Ins',
  ]);
  expect(reasonsOf('wall', { rockClass: 'granite', waterAbsorption: '0.1–0.3 % (EN 13755)' })).toEqual([
    'with care',
    'Water absorption 0.3\u00a0%, at most 0.4\u00a0% (EN 13755) ASTM C615,',
    'Water absorption: a typical value, no test of this stone ',
  ]);
});

test('what decides comes first, and what is missing is named', () => {
  const [verdict, first] = reasonsOf('worktop', {
    rockClass: 'marble',
    tests: [{ ...wear, property: 'water_absorption', value: 0.1, unit: '%' }],
  });
  expect([verdict, first]).toEqual(['with care', 'Marble: lemon, wine and vinegar etch it Natural St']);
  expect(reasonsOf('stairs', {})).toEqual([
    'not known',
    'Abrasion resistance: no value; at least 12\u00a0Ha (ASTM C241 / C1353) Marble Ins',
  ]);
  expect(reasonsOf('fireplace', {})).toEqual(['not known', 'We know of no limit for this use; ask us ']);
});

test('an old test says when it was made, one without a date that it has none', () => {
  const old = (testedOn: string) => reasonsOf('stairs', { tests: [{ ...wear, testedOn }] })[2];
  expect(old('2020-01-02')).toContain('tested on 2 January 2020, more than 3 years ago');
  expect(old('')).toContain('the test has no date');
});

test('a test is told with its spread, in the units of the reader, and with what makes it count less', () => {
  expect(describeTest(strength, metric, now)).toEqual({
    ...{ property: 'Flexural strength', value: '8.27 ± 0.4\u00a0MPa', method: 'EN 12372' },
    ...{ date: '1 March 2025', laboratory: 'Stone Lab', note: '' },
  });
  expect(describeTest(strength, { ...metric, units: 'imperial' }, now).value).toBe('1,199 ± 58.02\u00a0psi');
  const weak = { ...wear, testedOn: '2020-01-02', typical: true, finish: 'Honed' };
  expect(describeTest(weak, metric, now).note).toBe('Honed, typical value, older than 3 years');
});
