import { expect, test } from 'vitest';
import { fillHeadText } from './fill-head-text.ts';

test.each([
  ['Visit {company}[ in {place}].', 'Visit Aravane in Jaipur.', { company: 'Aravane', place: 'Jaipur' }],
  ['Visit {company}[ in {place}].', 'Visit Aravane.', { company: 'Aravane', place: '' }],
  ['{heading}[: {count} stones]', 'Italian marble', { heading: 'Italian marble', count: 0 }],
  ['Slabs [cut to size] by {company}', 'Slabs [cut to size] by Aravane', { company: 'Aravane' }],
  ['What [{nobody}] knows', 'What [{nobody}] knows', {}],
  ['{company}\n\n  and sons', '{x} and sons', { company: '{x}', x: 'no' }],
])('an editor who writes %j has visitors read %j', (text, shown, words) => {
  expect(fillHeadText(text, words)).toBe(shown);
});
