import { expect, test } from 'vitest';
import { queryOfFit, readFitChoice, usesOf } from './fit-choice.ts';

test.each([
  ['use=stairs', ['stairs'], 'use=stairs'],
  ['use=stairs&wet=1&frost=on', ['stairs', 'paving-frost', 'floor-wet'], 'use=stairs&frost=yes&wet=yes'],
  ['use=shower&wet=yes', ['shower'], 'use=shower&wet=yes'],
  ['traffic=heavy', ['floor-public'], 'traffic=heavy'],
  ['use=floor-home&traffic=light', ['floor-home'], 'use=floor-home&traffic=light'],
  ['use=roof&frost=no&wet=0&traffic=trains', [], ''],
])('a visitor who asks for %s is shown what fits all of it', (asked, uses, query) => {
  const choice = readFitChoice(new URLSearchParams(asked));
  expect(usesOf(choice)).toEqual(uses);
  expect(queryOfFit(choice)).toBe(query);
});
