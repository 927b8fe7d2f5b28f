import { type ChildProcess, spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

const port = Number(process.env.TEST_PORT ?? 3210) + 2;
const site = `http://127.0.0.1:${port}`;
const tagHosts = /^https:\/\/(?:[\w-]+\.)*(?:google|googletagmanager|google-analytics|doubleclick)\./;

/** A site of its own, whose operator has set up an analytics destination and an ads conversion. */
test.describe('where an analytics destination is set up', () => {
  // One server, so one after the other.
  test.describe.configure({ mode: 'default' });
  let server: ChildProcess;

  test.beforeAll(async ({ request }) => {
    server = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'tests/support/journey-server.ts'],
      {
        env: {
          ...process.env,
          ...{ TEST_PORT: String(port), NODE_ENV: 'production', DEMO_CONTENT: 'false' },
          ...{ ANALYTICS_ID: 'G-TEST1', ADS_CONVERSION: 'AW-123/label' },
        },
        stdio: 'ignore',
      },
    );
    await expect
      .poll(
        () =>
          request.get(`${site}/api/health`).then(
            (answer) => answer.ok(),
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true);
  });
  test.afterAll(() => void server.kill('SIGTERM'));

  /** The tag itself is somebody else's; this stands in for it. @returns the addresses that were asked for */
  async function standInForTag(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route(tagHosts, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagHasRun = true' });
    });
    return asked;
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
    const asked = await standInForTag(page);
    const own: string[] = [];
    await page.route('**/api/events', (route) => {
      own.push(route.request().postData() ?? '');
      return route.continue();
    });
    await page.goto(`${site}/contact/`);
    const banner = page.getByRole('region', { name: 'Privacy choices' });
    await expect(banner).toContainText('analytics service');
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect([asked, own, await saidTo(page)]).toEqual([[], [], []]);

    await banner.getByRole('button', { name: 'Accept' }).click();
    await page.waitForFunction(() => Reflect.get(window, 'tagHasRun'));
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
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

  test('a refusal keeps the tag out for good', async ({ page }) => {
    const asked = await standInForTag(page);
    await page.goto(`${site}/contact/`);
    const banner = page.getByRole('region', { name: 'Privacy choices' });
    await banner.getByRole('button', { name: 'Decline' }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(banner).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
