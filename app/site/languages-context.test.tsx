import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SiteLanguage } from '#server/services/language-choices.ts';
import { PageLabel } from './components/PageLabel/PageLabel.tsx';
import { Picture } from './components/Picture/Picture.tsx';
import { LanguagesContext, useLangOf } from './languages-context.ts';
import { MessagesContext } from './messages/use-messages.ts';
import { SitePagesContext } from './site-pages.ts';

const german = { tag: 'de', direction: 'ltr', isSource: false } as SiteLanguage;
const english = { tag: 'en-GB', direction: 'ltr', isSource: true } as SiteLanguage;
const arabic = { tag: 'ar', direction: 'rtl', isSource: false } as SiteLanguage;

function Stone() {
  const langOf = useLangOf();
  const stone = { name: 'Lasa White', fallback: ['name'] };
  return <h1 {...langOf(stone, 'name')}>{stone.name}</h1>;
}

function read(language: string, languages: SiteLanguage[], shown = <Stone />): string {
  return renderToStaticMarkup(
    <LanguagesContext value={languages}>
      <MessagesContext value={{ language, own: {} }}>{shown}</MessagesContext>
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

test('the name of a page that has no translation, and the picture whose description has none, name their language', () => {
  const names = { '/legal/': { name: 'Legal', fallback: ['name'] }, '/about/': { name: 'Über uns' } };
  const labelOf = (path: string, label?: string) => (
    <SitePagesContext value={{ offPages: [], names, menuPaths: [] }}>
      <PageLabel path={path} {...(label && { label })} />
    </SitePagesContext>
  );
  const inGerman = (shown: ReactElement) => read('de', [english, german], shown);
  expect(inGerman(labelOf('/legal/'))).toContain('lang="en-GB">Legal<');
  expect(inGerman(labelOf('/about/'))).not.toContain('lang=');
  expect(inGerman(labelOf('/legal/', 'Rechtliches'))).not.toContain('lang=');
  const size = { width: 800, height: 500, preview: '', focalX: 0.5, focalY: 0.5 };
  const picture = { ...size, path: '/uploads/a.webp', alt: 'A quarry', fallback: ['alt'] };
  expect(inGerman(<Picture picture={picture} sizes="50vw" />)).toMatch(
    /<img[^>]* alt="A quarry" lang="en-GB"/,
  );
  expect(inGerman(<Picture picture={picture} sizes="50vw" alt="Ein Bruch" />)).not.toContain('lang=');
});
