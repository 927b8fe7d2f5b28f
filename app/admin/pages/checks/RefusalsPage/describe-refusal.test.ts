import { expect, test } from 'vitest';
import { describeRefusal, describeTimes } from './describe-refusal.ts';

test('An owner reads what was refused in words', () => {
  const read = (directive: string, source: string) => describeRefusal({ directive, source });
  expect(read('img-src', 'https://cdn.example')).toBe('A picture from https://cdn.example');
  expect(read('script-src-elem', 'inline')).toBe('A script, written into the page');
  expect(read('manifest-src', 'unknown')).toBe('Something (manifest-src)');
  expect([describeTimes(1), describeTimes(1200)]).toEqual(['once', '1,200 times']);
});
