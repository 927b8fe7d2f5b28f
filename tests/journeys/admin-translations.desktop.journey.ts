import type { Page } from '@playwright/test';
import { expect, findViolationsOfWholePage, type RequestApi, test } from '../support/administrator.ts';
import { saveButton } from '../support/record-form.ts';
import { translatedSite } from '../support/sites.ts';

test.use({ baseURL: translatedSite, hasOwnSession: true });
// All of them translate one site, whose languages are there once.
test.describe.configure({ mode: 'serial' });

type Stored = { id: number; name: string; slug: string };
type Texts = Readonly<Record<string, string>>;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const languages = (page: Page) => page.getByRole('list', { name: 'Languages of the site' });
const isSaved = (page: Page) => page.getByText('The translation into German has been saved.');

async function setLanguages(api: RequestApi, tags: readonly string[]): Promise<void> {
  await api('PUT', '/site-documents/company', { value: { languages: tags } });
}

async function open(page: Page, path: string, language = 'de'): Promise<void> {
  await page.goto(`/admin/${path}/translations/${language}/`);
  await expect(page.getByRole('form')).toBeVisible();
}

/** Translates, publishes and saves what is open. */
async function publish(page: Page, texts: Texts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await page.getByRole('checkbox', { name: 'Published' }).check();
  await page.keyboard.press('Control+s');
  await expect(isSaved(page)).toBeVisible();
}

/** A collection and five of its stones. */
async function findStones(api: RequestApi): Promise<{ collection: Stored; stones: Stored[] }> {
  const [collection] = (await api('GET', '/categories')) as [Stored];
  const stones = (await api('GET', `/products?category=${collection.slug}`)) as Stored[];
  return { collection, stones: stones.slice(0, 5) };
}

test('an editor adds German, translates menu, home, a collection and five stones, and a visitor reads them', async ({
  signedIn: page,
  api,
}, { annotations }) => {
  const { collection, stones } = await findStones(api);
  const startedAt = performance.now();
  await page.goto('/admin/site/company/');
  await field(page, 'languages').fill('germ');
  await page.keyboard.press('Enter');
  await expect(languages(page).getByRole('listitem')).toHaveText([
    /^British English.*Default language/,
    /^German · Deutsch/,
  ]);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin/site/');
  await page.getByRole('link', { name: 'Menu and footer', exact: true }).click();
  const translations = page.getByRole('navigation', { name: 'Translations' });
  await translations.getByRole('link', { name: 'German · Deutsch' }).click();
  await publish(page, { 'menu.0.label': 'Eingang', 'menu.1.label': 'Steinschau' });
  await open(page, 'site/home');
  await publish(page, { 'hero.heading': 'Der Eingang zur Eleganz' });
  await open(page, `categories/${collection.id}`);
  await publish(page, { name: 'Morgenröte' });
  for (const [index, { id }] of stones.entries()) {
    await open(page, `products/${id}`);
    await publish(page, { name: `Stein ${index + 1}`, slug: `stein-${index + 1}` });
  }
  await page.goto('/de/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Eingang zur Eleganz');
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  annotations.push({ type: 'from no German to a German page, in seconds', description: String(seconds) });
  await page.goto(`/de/products/${collection.slug}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morgenröte');
  await page.goto('/de/stein-5/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stein 5');
});

test('two people translate the same field, and neither loses what they wrote', async ({
  signedIn: page,
  api,
}) => {
  await setLanguages(api, ['en-GB', 'de']);
  const [stone] = (await findStones(api)).stones as [Stored];
  const path = `/products/${stone.id}/translations/de`;
  await api('PUT', path, { fields: { name: 'Anfang' }, status: 'draft' });
  await open(page, `products/${stone.id}`);
  await field(page, 'name').fill('Mein Name');
  await field(page, 'description').fill('Meine Worte');
  await api('PUT', path, { fields: { name: 'Ihr Name' }, status: 'draft' });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' });
  const name = dialog.getByRole('group', { name: /^Name/ });
  await expect(name).toContainText('Ihr Name');
  await name.getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save merged version' }).click();
  await expect(isSaved(page)).toBeVisible();
  await expect(field(page, 'name')).toHaveValue('Ihr Name');
  expect(await api('GET', path)).toMatchObject({
    fields: { name: 'Ihr Name', description: 'Meine Worte' },
  });
});

test('a translation whose original has changed says so word by word, until it is checked', async ({
  signedIn: page,
  api,
}) => {
  await setLanguages(api, ['en-GB', 'de']);
  const stone = (await findStones(api)).stones[1] as Stored;
  const record = `/products/${stone.id}`;
  const { description } = (await api('GET', record)) as { description: string };
  await api('PUT', record, { description: 'A white marble' });
  await api('PUT', `${record}/translations/de`, {
    fields: { name: 'Stein', description: 'Ein weißer Marmor' },
    status: 'published',
  });
  await api('PUT', record, { description: 'A grey marble' });
  await page.goto(`/admin${record}/edit/`);
  const translations = page.getByRole('navigation', { name: 'Translations' });
  await expect(translations.getByRole('listitem')).toHaveText('German · DeutschPublishedOutdated');
  await translations.getByRole('link').click();
  const change = page.getByRole('region', { name: 'Outdated: the original has changed' });
  await expect(change.getByRole('deletion')).toContainText('white');
  await expect(change.getByRole('insertion')).toContainText('grey');
  expect(await findViolationsOfWholePage(page)).toEqual([]);
  await change.getByRole('button', { name: 'Mark as checked' }).press('Enter');
  await page.keyboard.press('Control+s');
  await expect(isSaved(page)).toBeVisible();
  await expect(page.getByRole('deletion')).toHaveCount(0);
  await api('PUT', record, { description });
});

test('whoever translates what somebody changes meanwhile sees what changed before it is saved', async ({
  signedIn: page,
  api,
}) => {
  await setLanguages(api, ['en-GB', 'de']);
  const stone = (await findStones(api)).stones[3] as Stored;
  const record = `/products/${stone.id}`;
  await api('PUT', record, { description: 'A white marble' });
  await open(page, `products/${stone.id}`);
  await field(page, 'description').fill('Ein weißer Marmor');
  await api('PUT', record, { description: 'A grey marble' });
  await page.keyboard.press('Control+s');
  const change = page.getByRole('region', { name: 'Outdated: the original has changed' });
  await expect(change.getByRole('deletion')).toContainText('white');
  await expect(change.getByRole('insertion')).toContainText('grey');
  await expect(field(page, 'description')).toBeFocused();
  await field(page, 'description').fill('Ein grauer Marmor');
  await page.keyboard.press('Control+s');
  await expect(isSaved(page)).toBeVisible();
  expect(await api('GET', `${record}/translations/de`)).toMatchObject({
    fields: { description: 'Ein grauer Marmor' },
    outdated: [],
  });
});

test('a language that is taken away and put back has lost nothing', async ({ signedIn: page, api }) => {
  await setLanguages(api, ['en-GB', 'de']);
  await api('PUT', '/site-documents/about/translations/de', {
    fields: { title: 'Über uns' },
    status: 'published',
  });
  await page.goto('/admin/site/company/');
  await page.getByRole('button', { name: 'Remove: German · Deutsch' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('"Company" has been saved.')).toBeVisible();
  await field(page, 'languages').fill('de');
  await page.getByRole('option', { name: 'German · Deutsch' }).click();
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin/site/');
  await open(page, 'site/about');
  await expect(field(page, 'title')).toHaveValue('Über uns');
  await expect(page.getByRole('checkbox', { name: 'Published' })).toBeChecked();
});

test('Arabic and texts that turn their direction stay in their places', async ({ signedIn: page, api }) => {
  await setLanguages(api, ['en-GB', 'de', 'ar']);
  const stone = (await findStones(api)).stones[2] as Stored;
  await open(page, `products/${stone.id}`, 'ar');
  const name = field(page, 'name');
  await expect(name).toHaveCSS('direction', 'rtl');
  await expect(name).toHaveAttribute('lang', 'ar');
  const turned = '\u202eرخام Carrara';
  await name.fill(turned);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The translation into Arabic has been saved.')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue(turned);
  expect(await findViolationsOfWholePage(page)).toEqual([]);
});

test('an editor reads two other translations beside the original', async ({ signedIn: page, api }) => {
  await setLanguages(api, ['en-GB', 'de', 'it', 'ar']);
  const stone = (await findStones(api)).stones[2] as Stored;
  const translations = `/products/${stone.id}/translations`;
  await api('PUT', `${translations}/de`, { fields: { name: 'Stein drei' }, status: 'published' });
  await api('PUT', `${translations}/ar`, { fields: { name: 'حجر ثالث' }, status: 'draft' });
  await open(page, `products/${stone.id}`, 'it');
  const beside = page.getByRole('group', { name: 'Show beside' });
  await beside.getByRole('checkbox', { name: /^German/ }).press('Space');
  await expect(page.getByText('Stein drei', { exact: true })).toHaveAttribute('lang', 'de');
  await beside.getByRole('checkbox', { name: /^Arabic/ }).press('Space');
  await expect(page.getByText('حجر ثالث', { exact: true })).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.getByText('Stein drei', { exact: true })).toBeVisible();
  expect(await findViolationsOfWholePage(page)).toEqual([]);
  await beside.getByRole('checkbox', { name: /^German/ }).press('Space');
  await expect(page.getByText('Stein drei', { exact: true })).toHaveCount(0);
  await expect(page.getByText('حجر ثالث', { exact: true })).toBeVisible();
});

test('an editor sees the page in the language while typing, and goes to and fro between field and page', async ({
  signedIn: page,
  api,
}) => {
  await setLanguages(api, ['en-GB', 'de']);
  const stone = (await findStones(api)).stones[1] as Stored;
  await open(page, `products/${stone.id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
  const shown = page.frameLocator('iframe[title="Preview of the page"]');
  await field(page, 'name').fill('Noch nicht gespeichert');
  const heading = shown.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Noch nicht gespeichert');
  await expect(shown.locator('html')).toHaveAttribute('lang', 'de');
  await field(page, 'slug').fill('contact');
  const panel = page.getByRole('region', { name: 'Preview' });
  await panel.getByRole('button', { name: 'Address' }).click();
  await expect(field(page, 'slug')).toBeFocused();
  await heading.press('Enter');
  await expect(field(page, 'name')).toBeFocused();
  await page.goto('/admin/site/home/translations/de/');
  await field(page, 'hero.heading').fill('Getippter Eingang');
  await expect(heading).toHaveText('Getippter Eingang');
  await page.goto('/admin/site/wording/translations/de/');
  const search = page.getByRole('searchbox', { name: 'Search the texts' });
  await search.fill('menu');
  await field(page, 'messages.shell:menu.title').fill('Rundgang');
  const menu = shown.locator('[data-field="messages.shell:menu.title"]').first();
  await expect(menu).toBeVisible();
  await search.fill('Something that no text says');
  await expect(field(page, 'messages.shell:menu.title')).toHaveCount(0);
  await menu.click();
  await expect(field(page, 'messages.shell:menu.title')).toBeFocused();
  expect(await findViolationsOfWholePage(page)).toEqual([]);
});

test('a translation that was deleted by keyboard is brought back', async ({ signedIn: page, api }) => {
  await setLanguages(api, ['en-GB', 'de']);
  const stone = (await findStones(api)).stones[3] as Stored;
  const path = `/products/${stone.id}/translations/de`;
  await api('PUT', path, { fields: { name: 'Stein vier' }, status: 'published' });
  await open(page, `products/${stone.id}`);
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(field(page, 'name')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(field(page, 'name')).toHaveValue('Stein vier');
  await page.getByRole('button', { name: 'History' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText('Deleted by');
});

test('the list counts what is left to do, and each line leads to its form and back', async ({
  signedIn: page,
  api,
}) => {
  await setLanguages(api, ['en-GB', 'de', 'ar']);
  const stone = (await findStones(api)).stones[4] as Stored;
  await api('PUT', `/products/${stone.id}/translations/ar`, { fields: { name: 'حجر' }, status: 'draft' });
  await page.goto('/admin/translations/');
  await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible();
  expect(await findViolationsOfWholePage(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Arabic · العربية' });
  await page.getByRole('link', { name: /^\d+ draft: Products$/ }).click();
  const rows = page.getByRole('table', { name: 'What is translated, and how far' });
  await expect(rows.getByRole('link', { name: stone.name })).toHaveCount(1);
  await rows.getByRole('link', { name: stone.name }).click();
  await expect(field(page, 'name')).toHaveValue('حجر');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/admin\/translations\/\?.*status=draft/);
});
