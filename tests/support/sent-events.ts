import type { Page } from '@playwright/test';

type SentEvent = { kind: string; page: string; data: Record<string, unknown>; at: string };
type SentBatch = { events: SentEvent[]; utm?: Record<string, string> };

/** Listens to what a page sends to the site's own collector, which gets it all the same. */
export async function listenToEvents(page: Page) {
  const batches: SentBatch[] = [];
  await page.route('**/api/events', async (route) => {
    batches.push(route.request().postDataJSON());
    await route.continue();
  });
  const all = () => batches.flatMap(({ events }) => events);
  return {
    batches,
    all,
    kinds: () => all().map(({ kind }) => kind),
    /** Without scrolling, which bringing a control into view is as well. */
    doings: () => all().flatMap(({ kind }) => (kind === 'scroll_interaction' ? [] : kind)),
    of: (kind: string) => all().filter((event) => event.kind === kind),
  };
}

/** Has the page send what waits, as when it is put aside: that it also does so by itself is a matter of its timings. */
export async function sendNow(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
}

/** Leaves for a page without scripts, so that pending events are sent at once. Not a picture: those are sandboxed. */
export async function leave(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}
