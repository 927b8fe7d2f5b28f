import type { Page } from '@playwright/test';
import { leave, listenToEvents, sendNow } from '../support/sent-events.ts';
import { campaignSite } from '../support/sites.ts';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

const byCampaign = '?utm_source=letter&utm_medium=post';
const tagHosts = /^https:\/\/(?:[\w-]+\.)*(?:google|googletagmanager|google-analytics|doubleclick)\./;

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

function bannerOf(page: Page) {
  return page.getByRole('region', { name: 'Privacy choices' });
}

test.describe('where an analytics destination is set up', () => {
  test.use({ baseURL: campaignSite });

  /** The tag itself is somebody else's; this stands in for it. @returns the URLs that were requested */
  async function standInForTag(page: Page): Promise<string[]> {
    const requested: string[] = [];
    await page.route(tagHosts, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagHasRun = true' });
    });
    return requested;
  }

  /** What was said to the tag: the first words of each sentence. */
  const saidTo = (page: Page) =>
    page.evaluate(() => {
      const queue = (Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[];
      return queue.map((words) => Array.from(words).slice(0, 3));
    });

  test('nothing is loaded or counted before a visitor accepts; a form that arrives is then a conversion', async ({
    page,
  }) => {
    const requested = await standInForTag(page);
    const own: string[] = [];
    await page.route('**/api/events', (route) => {
      own.push(route.request().postData() ?? '');
      return route.continue();
    });
    await page.goto('/contact/');
    const banner = bannerOf(page);
    await expect(banner).toContainText('analytics service');
    await sendNow(page);
    expect([requested, own, await saidTo(page)]).toEqual([[], [], []]);

    await banner.getByRole('button', { name: 'Accept' }).click();
    await page.waitForFunction(() => Reflect.get(window, 'tagHasRun'));
    expect(requested).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
    await expect.poll(() => own.length).toBeGreaterThan(0);
    const form = page.getByRole('form', { name: 'Write to us' });
    await form.getByLabel(/^Name/).fill('Asha Rao');
    await form.getByLabel(/^E-mail/).fill('asha@example.com');
    await form.getByLabel(/^Phone/).fill('9876543210');
    await form.getByLabel(/^Subject/).fill('Onyx');
    await form.getByLabel(/^Message/).fill('Which onyx passes most light?');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/thank-you\//);
    await expect
      .poll(() => saidTo(page))
      .toContainEqual(['event', 'conversion', { send_to: 'AW-123/label' }]);
    const said = await saidTo(page);
    expect(said.filter(([, kind]) => kind === 'form_success' || kind === 'conversion')).toEqual([
      ['event', 'form_success', { form: 'contact', page_path: '/thank-you/' }],
      ['event', 'conversion', { send_to: 'AW-123/label' }],
    ]);
    expect(said).toContainEqual(['config', 'AW-123', { send_page_view: false }]);
  });

  test('a visitor who comes by a campaign is asked first; a yes sends what has waited, and is remembered', async ({
    page,
  }) => {
    await standInForTag(page);
    const sent = await listenToEvents(page);
    await page.goto(`/about/${byCampaign}`);
    const banner = bannerOf(page);
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Showcase' }).click();
    await expect(page).toHaveURL('/products/');
    await sendNow(page);
    expect(sent.all()).toEqual([]);

    await banner.getByRole('button', { name: 'Accept' }).click();
    await expect(banner).toHaveCount(0);
    await expect
      .poll(() => sent.doings())
      .toEqual(['visit', 'page_view', 'button_click', 'navigation_click', 'page_view']);
    expect(sent.batches[0]?.utm).toEqual({ utm_source: 'letter', utm_medium: 'post' });
    await page.goto('/contact/?utm_source=fair');
    await expect
      .poll(() => sendNow(page).then(() => sent.batches.at(-1)?.utm))
      .toEqual({ utm_source: 'fair' });
    await expect(banner).toHaveCount(0);
  });

  test('a no forgets everything and keeps the tag out for good', async ({ page }) => {
    const requested = await standInForTag(page);
    const sent = await listenToEvents(page);
    await page.goto(`/contact/${byCampaign}`);
    const banner = bannerOf(page);
    await banner.getByRole('button', { name: 'Decline' }).click();
    await expect(banner).toHaveCount(0);
    await page.goto(`/about/${byCampaign}`);
    await page.waitForLoadState('networkidle');
    await expect(banner).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['privacy_choice']);
    await leave(page);
    expect([requested, sent.all()]).toEqual([[], []]);
  });

  for (const [size, windowOfSize] of Object.entries(sizes)) {
    test.describe(`in a window of a ${size}`, () => {
      test.use(windowOfSize);

      test('the question stands clear of what the pages offer at the foot of the window', async ({
        page,
      }) => {
        const apart = async (control: ReturnType<Page['getByRole']>) => {
          const [question, offer] = await Promise.all([bannerOf(page).boundingBox(), control.boundingBox()]);
          if (!question || !offer) throw new Error('One of them is not shown');
          return (
            question.y + question.height <= offer.y ||
            offer.y + offer.height <= question.y ||
            question.x + question.width <= offer.x ||
            offer.x + offer.width <= question.x
          );
        };
        await page.goto('/');
        await expect(bannerOf(page)).toBeVisible();
        expect(await accessibilityFindings(page)).toEqual([]);
        const [decline, accept] = await Promise.all(
          ['Decline', 'Accept'].map((name) => bannerOf(page).getByRole('button', { name }).boundingBox()),
        );
        expect(decline?.width).toBeCloseTo(accept?.width ?? 0, 0);
        expect(accept?.height).toBeGreaterThanOrEqual(44);
        expect(await apart(page.getByRole('link', { name: 'Explore Collection' }))).toBe(true);
        await page.locator('#explore').evaluate((rooms) => rooms.scrollIntoView({ behavior: 'instant' }));
        const rooms = page.getByRole('region', { name: 'Rooms', exact: true });
        await expect(rooms.getByRole('button', { name: 'Next slide' })).toBeInViewport();
        expect(await apart(rooms.getByRole('button', { name: 'Next slide' }))).toBe(true);
        expect(await apart(rooms.getByRole('link', { name: 'View Collection' }))).toBe(true);
        await page.goto('/italian-marble/');
        await expect(bannerOf(page)).toBeVisible();
        await page.mouse.wheel(0, 3_000);
        const enquiry = page.locator('[data-enquiry-source="bar"]');
        await expect(enquiry).toBeInViewport();
        expect(await apart(enquiry)).toBe(true);
        const largest = await page.evaluate(
          () =>
            new Promise<boolean>((done) => {
              new PerformanceObserver((list) => {
                const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
                done(Boolean(entry.element?.closest('[data-privacy-banner]')));
              }).observe({ type: 'largest-contentful-paint', buffered: true });
            }),
        );
        expect(largest).toBe(false);
      });
    });
  }
});
