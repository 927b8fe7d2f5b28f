import { expect, test } from 'vitest';
import { readFactNotes } from './fact-notes.shared.ts';
import { splitNotes } from './fact-value.shared.ts';

test.each([
  ['17.7 ± 1.9 MPa (EN 12372, March 2024)', { method: 'EN 12372', date: 'March 2024', isTypical: false }],
  ['2,710 kg/m³ (typical)', { method: '', date: '', isTypical: true }],
  ['12 MPa (ASTM C880/C880M-18) (typical)', { method: 'ASTM C880/C880M-18', date: '', isTypical: true }],
  ['0.2 % (2024-03-11)', { method: '', date: '2024-03-11', isTypical: false }],
  ['0.2 % (EN 13755:2008)', { method: 'EN 13755:2008', date: '', isTypical: false }],
  ['3 (of calcite)', { method: '', date: '', isTypical: false }],
])('reads how and when "%s" was measured', (text, expected) => {
  expect(readFactNotes(splitNotes(text).notes)).toEqual(expected);
});
