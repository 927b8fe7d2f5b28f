import type { Page } from '@playwright/test';
import { pagesDocument } from '#content/documents/pages.document.ts';
import { isOnPages } from '#content/off-pages.shared.ts';
import { staticPages } from '#content/static-pages.shared.ts';
import { accessibilityFindings, expect, test } from '../support/administrator.ts';
import { publicPages, unlistedPages } from '../support/public-pages.ts';
import { smallSite } from '../support/sites.ts';

test.use({ baseURL: smallSite, hasOwnSession: true });

const kinds = Object.keys(pagesDocument.fields);
const offPages = staticPages.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
const kept = [...publicPages, ...unlistedPages].filter(
  (path) => !isOnPages(path, [...offPages, '/why-veins-run/']),
);

/** Every address that the page leads to once scripts run, what they have made included. */
async function findAddresses(page: Page): Promise<string[]> {
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  return page.evaluate(() =>
    [...document.querySelectorAll('[href], [action], [formaction]')].flatMap((element) =>
      ['href', 'action', 'formaction'].flatMap((name) => {
        const address = element.getAttribute(name);
        const url = address ? new URL(address, location.href) : undefined;
        return url?.origin === location.origin ? url.pathname : [];
      }),
    ),
  );
}

test('an editor switches pages off on one screen, and with scripts no page leads to one of them', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/site/pages/');
  await expect(page.getByRole('heading', { name: 'Pages on and off' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  for (const kind of kinds) await page.locator(`[name="${kind}"]`).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('form')).toBeHidden();
  for (const path of kept) {
    await page.goto(path);
    const found = (await findAddresses(page)).filter((address) => isOnPages(address, offPages));
    expect.soft([path, ...found]).toEqual([path]);
    await expect.soft(page.getByRole('button', { name: /shortlist/i })).toHaveCount(0);
  }
});
