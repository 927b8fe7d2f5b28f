import { expect, test } from '../support/administrator.ts';
import { contrastFindings } from '../support/axe.ts';
import { hostileSvgs } from '../support/hostile-svgs.ts';
import { ownSite } from '../support/sites.ts';
import { overflowOf } from '../support/visitor.ts';

/** Each test gives the site a look of its own, so they come one after the other. */
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: ownSite, hasOwnSession: true });

const pages = ['/', '/statuario/', '/why-veins-run/'];
const looks = [
  { accent: '#1f6f54', surface: '#ffffff', ink: '#10231c', typeface: 'engraving' },
  { accent: '#d9a441', surface: '#14171c', ink: '#f0ece4', typeface: 'quarry' },
];

test('A site whose company has chosen nothing has the colours of the stylesheet alone', async ({ page }) => {
  await page.goto('/');
  const tokens = await page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement);
    return ['--ground', '--text', '--accent', '--text-quiet'].map((name) => styles.getPropertyValue(name));
  });
  expect(tokens).toEqual(['#f5f2ec', '#191714', '#80622f', '#5e574d']);
  expect(await page.content()).not.toContain('@layer appearance{');
});

for (const look of looks) {
  test(`Every text can be read in ${look.typeface}, ${look.ink} on ${look.surface}`, async ({
    page,
    api,
  }) => {
    await api('PUT', '/site-documents/appearance', { value: look });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', look.surface);
      expect([path, await contrastFindings(page)]).toEqual([path, []]);
      expect([path, await overflowOf(page)]).toEqual([path, 0]);
    }
  });
}

test('No hostile drawing runs, as a logo or by its own address', async ({ page, request, token, api }) => {
  test.setTimeout(240_000);
  const escaped: string[] = [];
  page.on('dialog', (dialog) => {
    escaped.push(dialog.message());
    return dialog.dismiss();
  });
  page.on('request', (sent) => {
    if (sent.url().includes('hostile')) escaped.push(sent.url());
  });
  for (const [name, svg] of hostileSvgs) {
    const response = await request.post('/api/upload', {
      headers: { authorization: `Bearer ${token}` },
      multipart: {
        type: 'appearance',
        file: { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
      },
    });
    const { path } = await response.json();
    await api('PUT', '/site-documents/appearance', { value: { logo: path } });
    await page.goto('/legal/');
    await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute('src', path);
    await page.goto(path);
    expect([name, escaped]).toEqual([name, []]);
  }
});
