import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetUtm, parseUtm, readUtm, saveUtm } from './utm.ts';

const none = { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' };

test('A URL names its campaign in five values, those it leaves out being empty', () => {
  expect(parseUtm('?utm_source=Letter&utm_campaign=spring%20onyx&gclid=1')).toEqual({
    ...none,
    utm_source: 'Letter',
    utm_campaign: 'spring onyx',
  });
  expect(parseUtm('?subject=Onyx')).toBeUndefined();
  expect(parseUtm('?utm_source=%20')).toBeUndefined();
});

test('What a URL says is cleaned of control characters and cut to 200', () => {
  const utm = parseUtm(`?utm_source=a%00%0Ab&utm_term=${'x'.repeat(300)}`);
  expect(utm?.utm_source).toBe('a b');
  expect(utm?.utm_term).toHaveLength(200);
});

describe('On the visitor’s device', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('the last campaign wins as a whole, and a URL without one changes nothing', () => {
    saveUtm('?utm_source=letter&utm_medium=post');
    saveUtm('?utm_source=search');
    saveUtm('?page=2');
    expect(JSON.parse(kept.get('utm_params') ?? '')).toEqual({ ...none, utm_source: 'search' });
    expect(readUtm()?.utm_source).toBe('search');
    forgetUtm();
    expect(kept.size).toBe(0);
  });

  test.each(['{"utm_source":', '[]', '"text"', '{"utm_source":{"a":1}}'])(
    'what somebody else left under the key is no campaign: %s',
    (text) => {
      kept.set('utm_params', text);
      expect(readUtm()).toBeUndefined();
    },
  );
});

test('Where storage is blocked nothing is kept and nothing fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  saveUtm('?utm_source=letter');
  expect(readUtm()).toBeUndefined();
  vi.unstubAllGlobals();
});
