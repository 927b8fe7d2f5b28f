import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { createTranslate } from './translate.ts';

const texts = { ar: 'اتصلوا بنا على {phone}', en: 'Call us at {phone}' };

test.each([
  ['ar', 'اتصلوا بنا على \u2068+91 00000\u2069'],
  ['en', 'Call us at +91 00000'],
] as const)('what is filled into a text of %s keeps its own order', (language, read) => {
  const t = createTranslate({ call: compile(texts[language]) }, language);
  expect(t('call', { phone: '+91 00000' })).toBe(read);
});
