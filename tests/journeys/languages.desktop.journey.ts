import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, type RequestApi, test } from '../support/administrator.ts';
import { languagesSite } from '../support/sites.ts';
import { overflowOf } from '../support/visitor.ts';

test.use({ baseURL: languagesSite, hasOwnSession: true });

/** The company reads English, German and Arabic; one stone and the contact page are translated into German. */
async function translate(api: RequestApi): Promise<void> {
  await api('PUT', '/site-documents/company', { value: { languages: ['en-GB', 'de', 'ar'] } });
  const { id } = (await api('GET', '/products/lasa-white')) as { id: number };
  const stone = { name: 'Weißer Lasa', slug: 'weisser-lasa' };
  await api('PUT', `/products/${id}/translations/de`, { fields: stone, status: 'published' });
  const fields = { heading: 'Erzählen Sie uns von Ihrem Raum' };
  await api('PUT', '/site-documents/contact/translations/de', { fields, status: 'published' });
}

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const switchOf = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name, exact: true });

test('a visitor changes the language and stays on the page, and a form answers in it', async ({
  page,
  api,
}) => {
  await translate(api);
  await page.goto('/contact/');
  await switchOf(page, 'Language').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/contact\/$/);
  expect(await languageOf(page)).toBe('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erzählen Sie uns von Ihrem Raum');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Bitte geben Sie Ihren Namen ein').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Anbau' }).click();
  await expect(page).toHaveURL(/\/de\/about\/$/);
  await page.goto('/de/lasa-white/');
  await expect(page).toHaveURL(/\/de\/weisser-lasa\/$/);
  const links = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  expect(links).toEqual([
    ['en-GB', expect.stringMatching(/\d\/lasa-white\/$/)],
    ['de', expect.stringMatching(/\/de\/weisser-lasa\/$/)],
    ['x-default', expect.stringMatching(/\d\/lasa-white\/$/)],
  ]);
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
  await switchOf(page, 'Sprache').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\d\/lasa-white\/$/);
});

test('pages in Arabic are read from the right, fit the window, and axe finds nothing', async ({
  page,
  api,
}) => {
  await translate(api);
  for (const path of ['/ar/', '/ar/contact/', '/ar/products/', '/ar/statuario/', '/ar/shortlist/']) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect.soft([path, width, await overflowOf(page)]).toEqual([path, width, 0]);
    }
    expect.soft([path, await accessibilityFindings(page)]).toEqual([path, []]);
  }
});

test('what is not translated says which language it is in', async ({ page, api }) => {
  await translate(api);
  await page.goto('/de/weisser-lasa/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  await expect(page.locator('.lead').first()).toHaveAttribute('lang', 'en-GB');
  await expect(page.locator('.lead').first()).not.toHaveAttribute('dir');
  await page.goto('/ar/lasa-white/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'ltr');
  await page.goto('/contact/');
  await expect(page.locator('main [lang]')).toHaveCount(0);
});

test.describe('whose browser asks for German', () => {
  test.use({ locale: 'de-DE' });

  test('a visitor is offered the page in it once, in German', async ({ page, api }) => {
    await translate(api);
    await page.goto('/about/');
    const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
    await expect(offer).toHaveAttribute('href', '/de/about/');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sends a form in German and reads what is wrong in German', async ({ page, api }) => {
    await translate(api);
    await page.goto('/de/contact/');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByText('Bitte geben Sie Ihren Namen ein').first()).toBeVisible();
    expect([await languageOf(page), new URL(page.url()).pathname]).toEqual(['de', '/de/contact/']);
  });
});
