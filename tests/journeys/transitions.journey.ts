import type { Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

/** Notes which elements stand out by name whenever the browser is about to animate from one page to the next. */
async function watchTransitions(page: Page) {
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.evaluate(() => {
    const seen: string[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const names = [...document.querySelectorAll('main img')]
        .map((picture) => getComputedStyle(picture).viewTransitionName)
        .filter((name) => name !== 'none');
      seen.push(names);
      return start(update);
    };
    Object.assign(window, { transitions: seen });
  });
}

async function transitionsOf(page: Page): Promise<string[][]> {
  return page.evaluate(() => Reflect.get(window, 'transitions') as string[][]);
}

const walks = [
  { from: '/products/', link: 'EXPLORE NOW', to: 'Dawn', name: 'category-dawn', own: [] },
  {
    from: '/products/dawn/',
    link: 'View Details',
    to: 'Statuario',
    name: 'product-statuario',
    own: ['category-dawn'],
  },
  {
    from: '/blog/',
    link: 'Read Article',
    to: 'Why veins run',
    name: 'article-why-veins-run',
    own: [],
  },
];

for (const { from, link, to, name, own } of walks) {
  const tag = from === '/products/' ? [] : '@desktop';
  test(`the picture that a visitor chooses on ${from} grows into the next page and shrinks back`, {
    tag,
  }, async ({ page }) => {
    await page.goto(from);
    await watchTransitions(page);
    await page
      .getByRole('link', { name: link })
      .and(page.locator(`[href*="${hrefOf(name)}"]`))
      .click();
    await expect(page.locator('main img').first()).toHaveCSS('view-transition-name', name);
    await expect(page.getByRole('heading', { level: 1, name: to })).toBeVisible();
    expect(await transitionsOf(page)).toEqual([[...own, name]]);
    await page.goBack();
    await expect.poll(async () => (await transitionsOf(page)).length).toBe(2);
    await expect(page.locator(`main img[style*="${name}"]`)).toHaveCount(0);
  });
}

test('the picture of a room grows as well, and with reduced motion nothing does', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/gallery/');
  await watchTransitions(page);
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect.poll(async () => (await transitionsOf(page)).length).toBe(1);
  expect((await transitionsOf(page))[0]).toEqual([expect.stringMatching(/^project-/)]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products/dawn/');
  await watchTransitions(page);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByRole('region', { name: /^Pictures of/ })).toBeVisible();
  expect(await transitionsOf(page)).toEqual([]);
});

test('a change of pages that is not animated after all is no error', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/products/dawn/');
  await watchTransitions(page);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.skipTransition();
      return transition;
    };
  });
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByRole('region', { name: /^Pictures of/ })).toBeVisible();
});

test('the picture of a card stands in the next page, sharp, until the larger one has come', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/products/dawn/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const link = page.getByRole('link', { name: 'View Details' }).and(page.locator('[href="/statuario/"]'));
  const card = page.getByRole('article').filter({ has: link });
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  const shown = await card
    .locator('img')
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await page.route('**/pictures/**', () => undefined);
  await link.click();
  const hero = page.getByRole('region', { name: 'Pictures of Statuario' }).locator('img').first();
  await expect(hero).toHaveCSS('background-image', new RegExp(`^url\\("[^"]*${shown}"\\), url\\("data:`));
});

function hrefOf(name: string): string {
  return `/${name.slice(name.indexOf('-') + 1)}/`;
}
