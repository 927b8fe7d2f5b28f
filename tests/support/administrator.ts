import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFindings, contrastFindings } from './axe.ts';
import { expect, overflowOf, test as visitorTest } from './visitor.ts';

/** The administrator of the journeys' server (journey-server.ts). */
export const administrator = { username: 'admin', password: 'journey-password' } as const;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Calls the API as the administrator: `await api('POST', '/products', {…})`; a refusal fails the test. */
export type RequestApi = (method: Method, path: string, body?: unknown) => Promise<unknown>;

type WorkerFixtures = { findSharedToken: () => Promise<string> };

/** Well within what counts as a fresh proof of who is there: no journey is asked for one unawares. */
const freshMs = 5 * 60_000;

type Fixtures = {
  /** For tests that sign out: everybody else shares a session. */
  hasOwnSession: boolean;
  token: string;
  /** The browser with the token in its storage, on no page yet. */
  signedIn: Page;
  api: RequestApi;
};

export const test = visitorTest.extend<Fixtures, WorkerFixtures>({
  // What forms are refused for; a session that ends has to be expected by the test itself.
  refusals: [[400, 404, 409, 412, 413, 415], { scope: 'test' }],
  hasOwnSession: [false, { option: true }],
  findSharedToken: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
      let shared: { token: string; endsAt: number } | undefined;
      await use(async () => {
        if (!shared || shared.endsAt < Date.now()) {
          shared = { token: await signIn(request), endsAt: Date.now() + freshMs };
        }
        return shared.token;
      });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  token: async ({ request, hasOwnSession, findSharedToken }, use) => {
    await use(hasOwnSession ? await signIn(request) : await findSharedToken());
  },
  signedIn: async ({ page, token }, use) => {
    // Before the scripts of the first page that is opened: a page of its own for it would be started for nothing.
    await page.addInitScript(
      ([authToken, username]) => {
        if (window !== top || origin === 'null' || sessionStorage.getItem('wasSignedIn')) return;
        sessionStorage.setItem('wasSignedIn', 'true');
        localStorage.setItem('authToken', authToken);
        localStorage.setItem('authUsername', username);
      },
      [token, administrator.username] as const,
    );
    await use(page);
  },
  api: async ({ request, token }, use) => {
    await use(async (method, path, body) => {
      const response = await request.fetch(`/api${path}`, {
        method,
        data: body,
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await response.text();
      expect(response.ok(), `${method} ${path}: ${response.status()} ${text}`).toBe(true);
      return text ? JSON.parse(text) : undefined;
    });
  },
});

export { accessibilityFindings, expect, overflowOf };

/** The markup differs between the sizes, the colours between the schemes: each is looked at, but not all in all. */
const sights = [
  { width: 1440, whole: 'light', contrast: 'dark' },
  { width: 390, whole: 'dark', contrast: undefined },
] as const;

/**
 * What stands in the way on a desktop and on a phone, in light and in dark colours, of the page as it is now. Between
 * the colours nothing but the contrast differs.
 */
export async function findViolations(page: Page): Promise<string[]> {
  return findIn(page, sights);
}

/** The same with every size in both colours, for what is laid out anew on a phone. */
export async function findViolationsEverywhere(page: Page): Promise<string[]> {
  return findIn(page, [sights[0], { ...sights[1], contrast: 'light' }]);
}

/** The same of a long page, in a window as high as the page: bars that stay in sight lie over nothing then. */
export async function findViolationsOfWholePage(page: Page): Promise<string[]> {
  return findIn(page, sights, async (width) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
  });
}

type Sight = { width: number; whole: 'light' | 'dark'; contrast: 'light' | 'dark' | undefined };

async function findIn(
  page: Page,
  looks: readonly Sight[],
  prepare = async (_width: number) => {},
): Promise<string[]> {
  const findings: string[] = [];
  for (const { width, whole, contrast } of looks) {
    await page.setViewportSize({ width, height: 900 });
    // What is arranged by its own width is so a moment after the window.
    const sideways = { message: `how far the page scrolls sideways at ${width} px` };
    await expect.poll(() => overflowOf(page), sideways).toBe(0);
    await prepare(width);
    await showIn(page, whole);
    findings.push(...(await accessibilityFindings(page)).map((found) => `${width} px, ${whole}: ${found}`));
    if (!contrast) continue;
    await showIn(page, contrast);
    findings.push(...(await contrastFindings(page)).map((found) => `${width} px, ${contrast}: ${found}`));
  }
  return findings;
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // Colours change in a moment that is short and still takes a frame.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => {})),
    ),
  );
}

async function signIn(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/auth/login', { data: administrator });
  expect(response.ok()).toBe(true);
  const { token } = (await response.json()) as { token: string };
  return token;
}
