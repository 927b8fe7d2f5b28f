import { accessibilityFindings, expect, overflowOf, test } from '../support/administrator.ts';
import { openForm } from '../support/record-form.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    for (const path of ['categories', 'products', 'blog', 'social', 'gallery']) {
      test(`the form of ${path} is accessible at ${width} px in ${colorScheme}`, async ({
        signedIn: page,
        api,
      }) => {
        // The demo's records are older than those of other tests.
        const records = (await api('GET', `/${path}`)) as { id: number }[];
        const oldest = Math.min(...records.map(({ id }) => id));
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await openForm(page, `/admin/${path}/${oldest}/edit/`);
        await expect(page.getByText('The editor is loading…')).toHaveCount(0);
        // At the end of the page nothing lies below the bar that stays in sight.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
      });
    }
  }
}
