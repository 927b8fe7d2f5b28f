import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, overflowOf, test } from '../support/administrator.ts';

// There is one document of words, so one test after the other changes it, and each leaves it as it was.
test.describe.configure({ mode: 'serial' });

// By a session that no test ends.
test.afterEach(async ({ request, findSharedToken }) => {
  const headers = { authorization: `Bearer ${await findSharedToken()}` };
  const response = await request.put('/api/site-documents/wording', {
    headers,
    data: { value: { messages: {} } },
  });
  expect(response.status()).toBe(200);
});

const own = (page: Page, key: string) => page.locator(`[name="messages.${key}"]`);
const found = (page: Page) => page.getByRole('region', { name: 'Texts' }).getByRole('status');

test('an editor finds a text, sees it in other words in the preview, publishes it and takes it back', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/site/');
  await page.getByRole('link', { name: 'Words', exact: true }).click();
  await expect(page).toHaveURL('/admin/site/words/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('explore now');
  await expect(found(page)).toHaveText(/^1 of \d+ texts, 0 changed$/);
  await expect(page).toHaveURL('/admin/site/words/?search=explore+now');
  const shown = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(shown.getByText('EXPLORE NOW').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'EXPLORE NOW' }).fill('Come in');
  await expect(shown.getByText('Come in').first()).toBeVisible();
  await expect(found(page)).toHaveText(/^1 of \d+ texts, 1 changed$/);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('"Words" has been saved.');
  await page.goto('/products/');
  await expect(page.getByText('Come in').first()).toBeVisible();
  await expect(page.getByText('EXPLORE NOW')).toHaveCount(0);

  await page.goto('/admin/site/wording/?changed=true');
  await expect(own(page, 'collections:explore')).toHaveValue('Come in');
  await page.getByRole('button', { name: 'Back to the shipped text: EXPLORE NOW' }).click();
  await expect(own(page, 'collections:explore')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('"Words" has been saved.');
  await expect(page.getByRole('heading', { name: 'No texts found' })).toBeVisible();
  await page.goto('/products/');
  await expect(page.getByText('EXPLORE NOW').first()).toBeVisible();
});

test('an editor who loses what a text has to keep reads it at the text, and loses nothing', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/site/words/?search=nearest+we+have');
  const field = own(page, 'shell:search.none');
  await page.getByRole('button', { name: /^Start from this text: Nothing for/ }).click();
  await expect(field).toHaveValue('Nothing for “{query}”. The nearest we have:');
  await field.fill('Nothing there. Take one of these:');
  await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText(
    'Keep {query} in this text',
  );
  // The message stands at its text wherever the search has gone on to.
  await page.getByRole('searchbox', { name: 'Search' }).fill('previous slide');
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Keep \{query\} in this text/);
  await expect(field).toHaveValue('Nothing there. Take one of these:');
  await field.press('Home');
  await page.getByRole('button', { name: '{query} is missing, insert it' }).click();
  await expect(field).toHaveValue('{query}Nothing there. Take one of these:');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('"Words" has been saved.');
});

test('an editor words each form of a text by itself, as a draft that waits with its history', async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/admin/site/words/?search=results+for');
  const group = page.getByRole('group', { name: '{count} results for “{query}”' });
  await group.getByRole('textbox', { name: 'One' }).fill("The stones' only find: {query} {");
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Close every { with a }').first()).toBeVisible();
  await group.getByRole('textbox', { name: 'One' }).fill('One find for {query}');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('alert')).toContainText('The draft has been saved.');
  const { value, draft } = (await api('GET', '/site-documents/wording')) as {
    value: { messages: object };
    draft: { value: { messages: object } };
  };
  expect(value.messages).toEqual({});
  expect(draft.value.messages).toEqual({
    'shell:search.corrected': '{count, plural, one {One find for {query}} other {# results for “{query}”}}',
  });
  await page.reload();
  await expect(group.getByRole('textbox', { name: 'One' })).toHaveValue('One find for {query}');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
});

test('an editor is led from the palette to a text, and Back leads from one place to the other', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/site/words/');
  const explore = own(page, 'collections:explore');
  await page.getByRole('combobox', { name: 'Place' }).selectOption('Collections');
  await expect(explore).toBeVisible();
  await page.getByRole('combobox', { name: 'Place' }).selectOption('Mails');
  await expect(explore).toHaveCount(0);
  await page.goBack();
  await expect(explore).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('collections');
  await page.frameLocator('iframe[title="Preview of the page"]').getByText('EXPLORE NOW').first().click();
  await expect(explore).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('previous slide');
  await expect(page.getByRole('option', { name: /^Previous slide/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/site/words/?search=Previous%20slide');
  await expect(own(page, 'common:carousel.previous')).toBeVisible();
});

test('an editor sees texts of stones on a stone’s page, and that no page shows those of mails', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/site/words/?place=product');
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: 'Technical Specifications' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Place' }).selectOption('Landing pages');
  await expect(shown.getByRole('heading', { level: 1, name: 'Italian Marble' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Place' }).selectOption('Mails');
  await expect(preview).toContainText('No page shows this text.');
  await expect(preview.locator('iframe')).toHaveCount(0);
});

test('an editor meets no barrier among the words, at either size, light and dark', async ({
  signedIn: page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await page.goto('/admin/site/words/?place=shell');
    await expect(own(page, 'shell:search.none')).toBeVisible();
    await own(page, 'shell:search.none').fill('Lost');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      expect(await accessibilityFindings(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
    expect(await overflowOf(page)).toBe(0);
    await own(page, 'shell:search.none').fill('');
  }
});
