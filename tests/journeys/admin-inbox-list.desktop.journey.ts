import { readFile } from 'node:fs/promises';
import { expect, overflowOf, test } from '../support/administrator.ts';
import { rowOf, sendForm, showOnly, uniqueName } from '../support/sent-enquiry.ts';

/** A failure that the browser's console may tell of (visitor.ts). */
const refusal = { status: 400, json: { message: 'Refused by the test.' } };

test('how many are unread stands beside how many there are, and however many they are moves nothing', async ({
  signedIn: page,
  request,
}) => {
  await sendForm(request, { full_name: uniqueName() });
  const amount = { total: 1_234_567, unread: 765_432 };
  const arrival = Promise.withResolvers<void>();
  await page.route('**/api/inbox?*', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), ...amount };
    await arrival.promise;
    await route.fulfill({ response, json });
  });
  await page.goto('/admin/inbox/');
  const summary = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(?:Loading|Showing)/ });
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
  await expect(summary).toHaveText('Loading…');
  const before = await summary.boundingBox();
  arrival.resolve();
  await expect(summary).toHaveText(/^Showing \d+ of 1,234,567 items\s*765,432 unread$/);
  await expect(summary.getByText('765,432 unread')).toBeInViewport();
  const after = await summary.boundingBox();
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
  expect(await overflowOf(page)).toBe(0);
});

test('the export is a table of what is filtered', async ({ signedIn: page, request }) => {
  const name = uniqueName();
  await sendForm(request, { full_name: name });
  await showOnly(page, name);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^inbox-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Assigned to');
  expect(lines[1]).toContain(name);
});

test('enquiries that come in while the list is open are told by a button, without moving the list', async ({
  signedIn: page,
  request,
}) => {
  await page.clock.install();
  await page.goto('/admin/inbox/');
  await expect(page.getByText(/^Showing /)).toBeVisible();
  const name = uniqueName();
  await sendForm(request, { full_name: name });
  await page.clock.runFor('01:05');
  const arrivals = page.getByRole('button', { name: /\d+ new items?$/ });
  await expect(arrivals).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  await arrivals.click();
  await expect(rowOf(page, name)).toBeVisible();
});

test('a list that does not load says so and loads when tried again', async ({ signedIn: page }) => {
  await page.route('**/api/inbox?*', (route) => route.fulfill(refusal));
  await page.goto('/admin/inbox/');
  await expect(page.getByRole('alert')).toContainText('The inbox could not be loaded. Please try again.');
  await page.unroute('**/api/inbox?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^Showing /)).toBeVisible();
});
