import { expect, test } from 'vitest';
import { listTexts } from './list-texts.shared.ts';

test.each([
  [['Polished', 'Honed'], 'Polished, Honed'],
  [['مصقول', 'مطفي'], 'مصقول، مطفي'],
  [['抛光', '哑光'], '抛光、哑光'],
  [['पॉलिश', 'होन्ड'], 'पॉलिश, होन्ड'],
  [['Onyx'], 'Onyx'],
  [[], ''],
])('visitors read %s with the comma of its script', (texts, listed) => {
  expect(listTexts(texts)).toBe(listed);
});
