import { accessibilityFindings, expect, overflowOf, test } from '../support/administrator.ts';
import { sendForm } from '../support/sent-enquiry.ts';
import { leave } from '../support/sent-events.ts';

test('an administrator sees who came and what they opened, over the days they choose', async ({
  signedIn: page,
  browser,
  baseURL,
  api,
}) => {
  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await visitor.goto('/patagonia/');
  await expect(visitor.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  await leave(visitor);
  await visitor.close();
  const opened = async () => {
    const { topProducts } = (await api('GET', '/statistics?days=7')) as {
      topProducts: { slug: string; views: number }[];
    };
    return topProducts.find(({ slug }) => slug === 'patagonia')?.views ?? 0;
  };
  await expect.poll(opened).toBeGreaterThan(0);

  await page.goto('/admin/dashboard/');
  const visits = page.getByRole('region', { name: 'Visits' });
  await visits.locator('summary', { hasText: 'Visits day by day' }).click();
  await expect(visits.getByRole('row')).toHaveCount(31);
  await page.getByLabel('Period').selectOption('Last 7 days');
  await expect(page).toHaveURL('/admin/dashboard/?days=7');
  await expect(visits.getByRole('row')).toHaveCount(8);
  await expect(visits.getByRole('row').nth(1).getByRole('cell').first()).not.toHaveText('0');
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await page
    .getByRole('region', { name: 'Products opened most' })
    .getByRole('link', { name: /^Patagonia/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Patagonia', level: 1 })).toBeVisible();
});

test(
  'an administrator is led from the dashboard to the very enquiry',
  { tag: '@desktop' },
  async ({ signedIn: page, request }, { project }) => {
    const name = `Meera ${project.name}`;
    const newest = page.getByRole('region', { name: 'Newest in the inbox' });
    const link = newest.getByRole('link', { name: new RegExp(`^${name}`) }).first();
    // Visitors of other journeys write as well, and the list is short.
    await expect(async () => {
      await sendForm(request, { full_name: name, utm_source: 'stone-fair' });
      await page.goto('/admin/dashboard/');
      await expect(newest.getByRole('link').first()).toBeVisible();
      await link.click({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('dialog', { name: new RegExp(name) })).toBeVisible();
    await page.goto('/admin/dashboard/');
    const sources = page.getByRole('region', { name: 'Enquiries by source' });
    await expect(sources.getByRole('row', { name: /^stone-fair/ })).toContainText(/\d on \d+ \w+/);
  },
);

test('an administrator sees on the dashboard and in the menu that requests for a quote and messages wait', {
  tag: '@desktop',
}, async ({ signedIn: page, request, api }) => {
  const quote = {
    name: `Waiting ${crypto.randomUUID()}`,
    email: 'ravi@buyer.example',
    subject: 'A price',
    message: 'How much is it?',
  };
  expect((await request.post('/api/contact', { data: { ...quote, form_type: 'quote' } })).ok()).toBe(true);
  await page.goto('/admin/dashboard/');
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
  const { unread } = (await api('GET', '/inbox')) as { unread: number };
  expect(unread).toBeGreaterThan(0);
  await expect(waiting.getByRole('link', { name: /^[1-9]\d* unread$/ })).toBeVisible();
  await expect(waiting.getByRole('link', { name: /^[1-9]\d* waiting for an answer$/ })).toBeVisible();
  await expect(waiting.getByRole('link', { name: /^Nobody yet/ })).toContainText(/\d+ waiting.*since/);
  await page
    .getByRole('region', { name: 'Newest in the inbox' })
    .getByRole('link', { name: new RegExp(`^${quote.name}`) })
    .click();
  await expect(page.getByRole('dialog')).toContainText(quote.message);
});

test(
  'an administrator is led from the dashboard to the record that lacks its picture',
  { tag: '@desktop' },
  async ({ signedIn: page, api }, { project }) => {
    const title = `Bare wall ${project.name}`;
    const post = {
      title,
      excerpt: 'Nothing hangs here',
      content: '<p>Yet.</p>',
      category: 'Stone',
      author: 'Asha',
    };
    const bare = page.getByRole('region', { name: 'Without a picture' });
    await expect(async () => {
      await api('POST', '/blog', post);
      await page.goto('/admin/dashboard/');
      await expect(bare.getByRole('link').first()).toBeVisible();
      await bare
        .getByRole('link', { name: new RegExp(`^${title}`) })
        .first()
        .click({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  },
);
