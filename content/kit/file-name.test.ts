import { expect, test } from 'vitest';
import { toFileName } from './file-name.shared.ts';

test('A picture of a slab is called by its number with _ for each /', () => {
  expect(toFileName('C-2041/07/b')).toBe('C-2041_07_b');
});
