import type { Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

/** A step of some fifty elements, and what the part that it ends with has beyond that. */
const mostInAStep = 110;

test('what is below the first screen of a long page comes in small steps', async ({ page }) => {
  await page.addInitScript(countSteps);
  await page.goto('/italian-marble/');
  await expect(page.locator('html')).not.toHaveAttribute('data-painting');
  const steps = await page.evaluate(() => Reflect.get(window, 'steps') as number[]);
  expect(steps.length).toBeGreaterThan(5);
  expect(Math.max(...steps)).toBeLessThan(mostInAStep);
});

test('a collection that is shown as it came is left so by scripts', async ({ page }) => {
  await page.goto('/products/dawn/');
  await expect(page.getByRole('button', { name: 'Wall' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('section[aria-labelledby="stones-heading"]')).not.toHaveAttribute('data-view');
});

test('what is fetched on demand has no stylesheet apply for a second time', async ({ page }) => {
  await page.goto('/products/dawn/?narrow=open');
  const choice = page.getByRole('checkbox', { name: /^Italy/ });
  await choice.click();
  await expect(page).toHaveURL(/origin=italy/);
  expect(await twiceIn(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Quick quote/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  expect(await twiceIn(page)).toEqual([]);
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('the choices of a collection are laid out as with scripts', async ({ page }) => {
    await page.goto('/products/dawn/?narrow=open');
    const choice = page
      .locator('label')
      .filter({ has: page.locator('input[name="origin"]') })
      .first();
    await expect(choice).toHaveCSS('display', 'flex');
  });
});

/** Stylesheets in force that are one file. */
async function twiceIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inForce = [...document.styleSheets].filter((sheet) => sheet.href && !sheet.disabled);
    const files = inForce.map(({ href }) => new URL(href ?? '').pathname);
    return files.filter((file, place) => files.indexOf(file) !== place);
  });
}

/** Runs in the page: how many elements came with each step. */
function countSteps(): void {
  const steps: number[] = [];
  Object.assign(window, { steps });
  new MutationObserver((changes) => {
    const shown = changes.flatMap(({ target }) =>
      target instanceof HTMLElement && target.dataset.later === 'shown' ? target : [],
    );
    const elements = shown.flatMap((part) =>
      [...part.getElementsByTagName('*')].filter((element) => !element.closest("[data-later='']")),
    );
    steps.push(new Set(elements).size);
  }).observe(document, { attributes: true, attributeFilter: ['data-later'], subtree: true });
}
