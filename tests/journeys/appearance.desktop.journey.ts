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

const darkLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path d="M10 10h8v30h-8zM40 10h8v30h-8z"/></svg>';

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

test('An administrator sees what becomes of a logo, of colours and of type before saving them', async ({
  signedIn: page,
  api,
}) => {
  const value = { accent: '#80622f', surface: '#f5f2ec', ink: '#191714', typeface: 'inscription' };
  await api('PUT', '/site-documents/appearance', { value });
  await page.goto('/admin/site/appearance/');
  await page.getByLabel('Logo: file to upload').setInputFiles({
    ...{ name: 'logo.svg', mimeType: 'image/svg+xml' },
    buffer: Buffer.from(darkLogo),
  });
  const onPages = page.getByRole('figure', { name: 'On pages' }).getByRole('presentation');
  const onDark = page.getByRole('figure', { name: 'On dark sections' }).getByRole('presentation');
  await expect(onPages).toHaveCSS('filter', 'none');
  await expect(onDark).toHaveCSS('filter', 'brightness(0) invert(1)');

  const accent = page.getByRole('textbox', { name: 'Accent', exact: true });
  await page.getByRole('textbox', { name: 'Surface', exact: true }).fill('#ffffff');
  await accent.fill('C9B48A');
  await accent.blur();
  await expect(accent).toHaveValue('#c9b48a');
  await expect(accent).toHaveAccessibleDescription(/On the surface: 2\.02:1, fails, text needs 4\.5:1/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(accent).toHaveAccessibleDescription(/^The accent on the surface has a contrast of 2\.02:1/);
  await expect(accent).toBeFocused();
  await page.getByRole('button', { name: /^Use #\w{6}, the nearest that passes$/ }).click();
  await expect(accent).toHaveAccessibleDescription(/On the surface: 4\.5\d:1, passes/);

  await page.getByRole('radio', { name: 'Inscription' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Engraving' })).toBeChecked();
  const loadedFamilies = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loadedFamilies).toContainEqual(expect.stringContaining('Cormorant Garamond Variable'));
  const chosen = await accent.inputValue();
  const property = (name: string) =>
    page.evaluate((asked) => getComputedStyle(document.documentElement).getPropertyValue(asked), name);
  // The back office follows at once, whether the form is left or not.
  await page.keyboard.press('Control+s');
  const logoInMenu = page.getByRole('complementary', { name: 'Menu' }).getByRole('img');
  await expect(logoInMenu).toHaveAttribute('src', /^\/uploads\/appearance\//);
  await expect.poll(() => property('--accent')).toBe(chosen);
  await page.getByRole('radio', { name: 'Inscription' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/admin/site/');
  await expect.poll(() => property('--font-display')).not.toContain('Cormorant');
  await api('PUT', '/site-documents/appearance', { value: { typeface: 'engraving' } });
  await page.goto('/legal/');
  const logo = page.getByRole('banner').getByRole('img');
  await expect(logo).toHaveAttribute('src', /^\/uploads\/appearance\//);
  expect(await property('--accent')).toBe(chosen);
  expect(await property('--font-display')).toContain('Cormorant');
  // Over a picture the logo is white, on paper it is as it was drawn.
  await page.goto('/');
  await expect(logo).toHaveCSS('filter', 'brightness(0) invert(1)');
  await page.emulateMedia({ media: 'print' });
  await expect(logo).toHaveCSS('filter', 'none');
});

test('No hostile drawing runs, as a logo or by its own URL', async ({ page, request, token, api }) => {
  const escaped: string[] = [];
  page.on('dialog', (dialog) => {
    escaped.push(dialog.message());
    return dialog.dismiss();
  });
  page.on('request', (sent) => {
    if (sent.url().includes('hostile')) escaped.push(sent.url());
  });
  const upload = async ([name, svg]: [string, string]) => {
    const response = await request.post('/api/upload', {
      headers: { authorization: `Bearer ${token}` },
      multipart: {
        type: 'appearance',
        file: { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
      },
    });
    return { name, path: (await response.json()).path as string };
  };
  // One by one: each is drawn, and all at once they would wait for each other longer than a request may take.
  const drawings: Awaited<ReturnType<typeof upload>>[] = [];
  for (const drawing of hostileSvgs) drawings.push(await upload(drawing));
  const [first] = drawings;
  await api('PUT', '/site-documents/appearance', { value: { logo: first?.path } });
  await page.goto('/legal/');
  const logo = page.getByRole('banner').getByRole('img');
  await expect(logo).toHaveAttribute('src', first?.path ?? '');
  // The others take its place in the same header, which is what a chosen logo comes to.
  await logo.evaluate(
    async (img: HTMLImageElement, paths) => {
      for (const path of paths) {
        img.src = path;
        await img.decode().catch(() => {});
      }
    },
    drawings.map(({ path }) => path),
  );
  expect(escaped).toEqual([]);
  // What cleaning has left of many of them is the same drawing, and is opened once.
  const opened = new Set<string>();
  for (const { name, path } of drawings) {
    const left = await (await request.get(path)).text();
    if (opened.has(left)) continue;
    opened.add(left);
    await page.goto(path);
    expect([name, escaped]).toEqual([name, []]);
  }
  expect(opened.size).toBeGreaterThan(1);
});
