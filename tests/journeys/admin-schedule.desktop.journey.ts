import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  expect,
  findViolations,
  type RequestApi,
  test,
} from '../support/administrator.ts';
import { openForm, type StoredRecord, saveButton, uniqueName } from '../support/record-form.ts';

const zone = 'Asia/Kolkata';

/** A moment as clocks at the company show it: the demo's is in Rajasthan. */
function wallTimeOf(moment: Date): { date: string; time: string } {
  const [date = '', time = ''] = moment.toLocaleString('sv-SE', { timeZone: zone }).split(' ');
  return { date, time: time.slice(0, 5) };
}

test('an editor plans an article, sees it in the calendar and on the site as it will be, and it appears', async ({
  signedIn: page,
  request,
  api,
}) => {
  const title = uniqueName();
  const moment = new Date(Date.now() + 40 * 24 * 60 * 60_000);
  const { date, time } = wallTimeOf(moment);
  await openForm(page, '/admin/blog/new/');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Excerpt').fill('Planned by a test.');
  await typeContent(page, 'Marble begins as mud.');
  const publishAt = page.getByRole('group', { name: 'Publish at' });
  await publishAt.getByLabel('Date').fill(date);
  await expect(publishAt.getByLabel('Time'), 'a usual time').toHaveValue('09:00');
  await publishAt.getByLabel('Time').fill('');
  await saveButton(page).click();
  await expect(page.getByText('Give both, the date and the time').first()).toBeVisible();
  await publishAt.getByLabel('Time').fill(time);
  await expect(page.getByText('in Kolkata (UTC+05:30)').first()).toBeVisible();
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin\/blog\//);
  const saved = page.locator('[data-record]').filter({ hasText: title });
  await expect(saved).toContainText(/Draft.*Appears/);
  await page.getByLabel('Status').selectOption('scheduled');
  await expect(page.locator('[data-record]').filter({ hasText: title })).toBeVisible();

  await page.goto(`/admin/schedule/?month=${date.slice(0, 7)}`);
  const cell = page.getByRole('cell').filter({ hasText: title });
  await expect(cell.getByRole('link', { name: title })).toContainText(`${time} Appears`);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await cell.getByRole('link', { name: /^See the site then/ }).click();

  const preview = page.getByRole('region', { name: 'The site as of a date' });
  await expect(preview.getByText('Only you see this.')).toBeVisible();
  await preview.getByLabel('Page in the preview').selectOption('/blog/');
  const shown = page.frameLocator('iframe[title="Preview of the page"]');
  const card = shown.getByRole('article').filter({ hasText: title });
  await card.getByRole('link', { name: 'Read Article' }).click();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await findViolations(page)).toEqual([]);
  expect((await request.get(`/${title.toLowerCase()}/`, { maxRedirects: 0 })).status(), 'not yet').toBe(302);

  const { id } = await findArticle(api, title);
  const soon = new Date(Date.now() + 2_000).toISOString();
  await api('PUT', `/blog/${id}`, { publish_at: soon });
  await expect
    .poll(async () => (await request.get(`/${title.toLowerCase()}/`, { maxRedirects: 0 })).status())
    .toBe(200);
  await page.goto('/admin/activity/');
  await expect(page.getByText(`Published the article "${title}" on schedule`)).toBeVisible();
});

test('an editor plans several records at once by keyboard, sees them in the calendar and takes it back', async ({
  signedIn: page,
  api,
}) => {
  const titles = [uniqueName(), uniqueName()];
  for (const title of titles)
    await api('POST', '/blog', { title, excerpt: 'Made by a test.', content: '<p>Mud.</p>' });
  await page.goto('/admin/blog/?sort=created_at&order=desc');
  for (const title of titles) {
    const row = page.locator('[data-record]').filter({ hasText: title });
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('2 articles selected');
  await bar.getByRole('button', { name: 'Schedule…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedule 2 articles' });
  const publishAt = dialog.getByRole('group', { name: 'Publish at' });
  const { date } = wallTimeOf(new Date(Date.now() + 70 * 24 * 60 * 60_000));
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(publishAt.getByLabel('Date')).toBeFocused();
  await expect(dialog.getByText('Choose when they appear, or when they go')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      // What lies behind the dialog is not to be touched while it is open.
      const found = await accessibilityFindings(page, '[role="dialog"]');
      expect(found, `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await publishAt.getByLabel('Date').fill(date);
  await publishAt.getByLabel('Date').press('Enter');
  await expect(dialog).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();

  const calendar = await page.context().newPage();
  await calendar.goto(`/admin/schedule/?month=${date.slice(0, 7)}`);
  for (const title of titles) {
    const link = calendar.getByRole('cell').getByRole('link', { name: title });
    await expect(link).toContainText('09:00 Appears');
  }
  await undo.press('Enter');
  await expect(page.getByText('Undone: 2 articles as before.')).toBeVisible();
  await calendar.reload();
  await expect(calendar.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
  await expect(calendar.getByRole('link', { name: titles[0] ?? '' })).toHaveCount(0);
  expect(await findArticle(api, titles[1] ?? '')).toMatchObject({ publish_at: null });
});

async function findArticle(api: RequestApi, title: string): Promise<StoredRecord> {
  const found = (await api('GET', `/blog?search=${title}`)) as StoredRecord[];
  const [article] = found;
  if (!article) throw new Error(`There is no article "${title}"`);
  return article;
}

async function typeContent(page: Page, text: string): Promise<void> {
  const editor = page.locator('[contenteditable="true"]').first();
  await editor.click();
  await editor.pressSequentially(text);
}
