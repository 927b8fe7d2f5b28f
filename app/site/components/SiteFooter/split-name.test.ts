import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Aravane', ['Aravane']],
  ['Aravane Natural Stone', ['Aravane Natural Stone']],
  [
    'Aravane Natural Stone Quarrying & Processing Company Limited',
    ['Aravane Natural Stone', 'Quarrying & Processing', 'Company Limited'],
  ],
  ['Wolfeschlegelsteinhausenbergerdorff', ['Wolfeschlegelsteinhausenbergerdorff']],
  ['', ['']],
])('The name %j is inscribed in lines of words: %j', (name, lines) => {
  expect(splitName(name)).toEqual(lines);
});
