import { accessibilityFindings, expect, overflowOf, test } from '../support/administrator.ts';
import { leave } from '../support/sent-events.ts';

test('an administrator sees who came and what they opened, over the days they choose', async ({
  signedIn: page,
  browser,
  baseURL,
  api,
}) => {
  const visitor = await browser.newPage({ baseURL });
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

test('an administrator is led from the dashboard to the very enquiry and to the record that lacks its picture', async ({
  signedIn: page,
  api,
  request,
}, { project }) => {
  const name = `Meera ${project.name}`;
  const enquiry = {
    name,
    email: 'meera@example.com',
    phone: '9876543210',
    subject: 'Onyx',
    message: 'Which?',
  };
  const sent = await request.post('/api/send-enquiry', {
    data: {
      ...{ full_name: name, email: enquiry.email, phone: enquiry.phone, whatsapp_number: enquiry.phone },
      ...{ city: 'Jaipur', product: 'Onyx', quantity: '1000', utm_source: 'stone-fair' },
    },
  });
  expect(sent.ok()).toBe(true);
  const title = `Bare wall ${project.name}`;
  const post = {
    title,
    excerpt: 'Nothing hangs here',
    content: '<p>Yet.</p>',
    category: 'Stone',
    author: 'Asha',
  };
  const { id } = (await api('POST', '/blog', post)) as { id: number };

  await page.goto('/admin/dashboard/');
  const sources = page.getByRole('region', { name: 'Enquiries by source' });
  await expect(sources.getByRole('row', { name: /^stone-fair/ })).toContainText(/\d on \d+ \w+/);
  await page
    .getByRole('region', { name: 'Newest enquiries' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole('dialog', { name: new RegExp(name) })).toBeVisible();

  await page.goto('/admin/dashboard/');
  await page
    .getByRole('region', { name: 'Without a picture' })
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .click();
  await expect(page).toHaveURL(`/admin/blog/${id}/edit/`);
});
