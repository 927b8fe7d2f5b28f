import type { Page } from '@playwright/test';
import { leave, listenToEvents, sendNow } from '../support/sent-events.ts';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

const campaign = {
  utm_source: 'letter',
  utm_medium: 'post',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
};
const byCampaign = '?utm_source=letter&utm_medium=post';

function bannerOf(page: Page) {
  return page.getByRole('region', { name: 'Privacy choices' });
}

function keptBy(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** The page's scripts are at work, and those that count have come. */
async function waitForTracking(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a visitor’s way through the site is counted in batches, without a question and without a trace', {
  tag: '@desktop',
}, async ({ page }) => {
  const sent = await listenToEvents(page);
  await page.goto('/products/dawn/');
  await waitForTracking(page);
  await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
  await expect(page).not.toHaveURL('/products/dawn/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Annex' }).click();
  await expect(page).toHaveURL('/about/');
  await expect.poll(() => sent.of('page_view').map((event) => event.page)).toContain('/about/');
  const pages = sent.of('page_view').map((event) => event.page);
  expect([pages[0], pages[2], pages.length]).toEqual(['/products/dawn/', '/about/', 3]);
  expect(sent.of('visit').map((event) => event.page)).toEqual(['/products/dawn/']);
  expect(sent.of('product_click')).toMatchObject([
    { page: '/products/dawn/', data: { label: 'View Details', to: pages[1] } },
  ]);
  expect(sent.of('navigation_click')).toMatchObject([{ data: { label: 'Annex', to: '/about/' } }]);
  expect(sent.batches.length).toBeLessThan(sent.all().length);
  expect(sent.batches.every(({ utm }) => utm === undefined)).toBe(true);
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a page counts as scrolled once, past a fifth of the window’s height', { tag: '@desktop' }, async ({
  page,
}) => {
  const sent = await listenToEvents(page);
  await page.goto('/about/');
  await waitForTracking(page);
  const scrollTo = (share: number, more = 0) =>
    page.evaluate(
      ([part = 0, rest = 0]) =>
        new Promise((done) => {
          addEventListener('scroll', done, { once: true });
          window.scrollTo({ top: Math.floor(innerHeight * part) + rest, behavior: 'instant' });
        }),
      [share, more],
    );
  await scrollTo(0.2);
  await sendNow(page);
  await expect.poll(() => sent.kinds()).toContain('page_view');
  expect(sent.of('scroll_interaction')).toEqual([]);
  await scrollTo(0.2, 2);
  await scrollTo(0.9);
  await scrollTo(0);
  await scrollTo(0.9);
  await sendNow(page);
  await expect.poll(() => sent.of('scroll_interaction').map((event) => event.page)).toEqual(['/about/']);
});

test('a visitor who comes by a campaign is counted with it at once, unasked', { tag: '@desktop' }, async ({
  page,
}) => {
  const sent = await listenToEvents(page);
  await page.goto(`/about/${byCampaign}`);
  await waitForTracking(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Showcase' }).click();
  await expect(page).toHaveURL('/products/');
  await expect
    .poll(() => sendNow(page).then(sent.doings))
    .toEqual(['visit', 'page_view', 'button_click', 'navigation_click', 'page_view']);
  await expect(bannerOf(page)).toHaveCount(0);
  expect(JSON.parse((await keptBy(page, 'utm_params')) ?? '')).toEqual(campaign);
  await page.goto('/contact/?utm_source=fair');
  await expect.poll(() => sendNow(page).then(() => sent.batches.at(-1)?.utm)).toEqual({ utm_source: 'fair' });
  expect(sent.batches.slice(0, -1).map(({ utm }) => utm)).toEqual(
    sent.batches.slice(0, -1).map(() => ({ utm_source: 'letter', utm_medium: 'post' })),
  );
});

test('a no at the foot of the page ends the count and forgets the campaign, and can be taken back', {
  tag: '@desktop',
}, async ({ page }) => {
  const sent = await listenToEvents(page);
  await page.goto(`/about/${byCampaign}`);
  await expect.poll(() => sendNow(page).then(sent.doings)).toEqual(['visit', 'page_view']);
  const choices = page.getByRole('button', { name: 'Privacy choices' });
  const banner = bannerOf(page);
  await choices.click();
  await expect(banner).toBeFocused();
  await expect(banner).toContainText('nobody else is told');
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(choices).toBeFocused();
  expect(await keptBy(page, 'utm_params')).toBeNull();
  const counted = sent.all().length;
  await page.goto(`/social/${byCampaign}`);
  await waitForTracking(page);
  expect(await keptBy(page, 'utm_params')).toBeNull();
  await sendNow(page);
  expect(sent.all()).toHaveLength(counted);

  await choices.click();
  await banner.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal' }).click();
  await expect
    .poll(() => sendNow(page).then(sent.doings))
    .toEqual(['visit', 'page_view', 'navigation_click', 'page_view']);
  expect(sent.batches.at(-1)?.utm).toEqual({ utm_source: 'letter', utm_medium: 'post' });
});

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

  test('a visitor is neither counted nor asked, and is told so on demand', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const sent = await listenToEvents(page);
    await page.goto(`/about/${byCampaign}`);
    await waitForTracking(page);
    await expect(bannerOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(bannerOf(page)).toContainText('asks sites not to track you');
    expect(await accessibilityFindings(page)).toEqual([]);
    await bannerOf(page).getByRole('button', { name: 'Close' }).click();
    await leave(page);
    expect(sent.all()).toEqual([]);
  });
});
