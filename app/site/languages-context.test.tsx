import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SiteLanguage } from '#server/services/language-choices.ts';
import { LanguagesContext, useLangOf } from './languages-context.ts';
import { MessagesContext } from './messages/use-messages.ts';

const german = { tag: 'de', direction: 'ltr', isSource: false } as SiteLanguage;
const english = { tag: 'en-GB', direction: 'ltr', isSource: true } as SiteLanguage;
const arabic = { tag: 'ar', direction: 'rtl', isSource: false } as SiteLanguage;

function Stone() {
  const langOf = useLangOf();
  const stone = { name: 'Lasa White', fallback: ['name'] };
  return <h1 {...langOf(stone, 'name')}>{stone.name}</h1>;
}

function read(language: string, languages: SiteLanguage[]): string {
  return renderToStaticMarkup(
    <LanguagesContext value={languages}>
      <MessagesContext value={{ language, own: {} }}>
        <Stone />
      </MessagesContext>
    </LanguagesContext>,
  );
}

test.each([
  ['de', [english, german], '<h1 lang="en-GB">Lasa White</h1>'],
  ['de', [german, english], '<h1 lang="en-GB">Lasa White</h1>'],
  ['ar', [english, arabic], '<h1 lang="en-GB" dir="ltr">Lasa White</h1>'],
  ['en-GB', [], '<h1>Lasa White</h1>'],
])('a visitor who reads %s is told what language an untranslated name is in', (language, languages, html) => {
  expect(read(language, languages)).toBe(html);
});
