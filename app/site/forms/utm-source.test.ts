import { afterEach, expect, test, vi } from 'vitest';
import { readUtmSource } from './utm-source.ts';

afterEach(() => vi.unstubAllGlobals());

function store(value: string | null) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'utm_params' ? value : null) });
}

test('an enquiry names the campaign that led here', () => {
  store('{"utm_source":"letter","utm_medium":"e-mail"}');
  expect(readUtmSource()).toBe('letter');
});

test.each([null, '', 'letter', '[]', '{"utm_source":7}', '{'])('what is no campaign is none: %j', (value) => {
  store(value);
  expect(readUtmSource()).toBe('');
});

test('a blocked storage knows none', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked');
    },
  });
  expect(readUtmSource()).toBe('');
});
