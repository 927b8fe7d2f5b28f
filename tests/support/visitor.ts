import { test as base, expect, type Page } from '@playwright/test';

/** What the browser logs for a failed response. Tests name the statuses they expect; all others fail the test. */
const refusal = /^Failed to load resource: the server responded with a status of (\d+)/;

/** A connection that a test cuts. */
const lostConnection = /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|FAILED)/;

/** A page change that is not animated, because the window changed meanwhile, is no fault. */
const cosmeticError = /^Transition was (?:aborted|skipped)/;

/** A visitor's browser. A script error or an unexpected console error fails the test, whatever it asserts. */
export const test = base.extend<{ watchedConsole: undefined; refusals: number[] }>({
  /** The statuses that a test asks for on purpose. */
  refusals: [[400, 404], { option: true }],
  watchedConsole: [
    async ({ page, refusals }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => {
        if (!cosmeticError.test(error.message)) complaints.push(error.message);
      });
      page.on('console', (message) => {
        const status = Number(refusal.exec(message.text())?.[1]);
        const isExpected = refusals.includes(status) || lostConnection.test(message.text());
        if (message.type() === 'error' && !isExpected) complaints.push(message.text());
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
