import { test as base, expect, type Page } from '@playwright/test';

/** What the browser logs for a failed response. Tests name the statuses they expect; all others fail the test. */
const refusal = /^Failed to load resource: the server responded with a status of (\d+)/;

/** A connection that a test cuts. */
const lostConnection = /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|FAILED)/;

/** What the browser says of the tests' own circumstances: an address that an earlier test used otherwise, no graphics card. */
const known = /origin-keyed agent cluster|GL Driver Message/;

/** A visitor's browser. A script error, or an unexpected error or warning in the console, fails the test. */
export const test = base.extend<{ watchedConsole: undefined; refusals: number[] }>({
  /** The statuses that a test asks for on purpose. */
  refusals: [[400, 404], { option: true }],
  watchedConsole: [
    async ({ page, refusals }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => known.test(message) || complaints.push(message));
      page.on('console', (message) => {
        const status = Number(refusal.exec(message.text())?.[1]);
        const isExpected =
          refusals.includes(status) || lostConnection.test(message.text()) || known.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { accessibilityFindings } from './axe.ts';
export { expect };

/** Elements that reach beyond the right edge of the window while the page itself scrolls sideways. */
export async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
