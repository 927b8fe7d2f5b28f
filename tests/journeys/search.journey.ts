import { accessibilityFindings, expect, test, visit } from '../support/sender.ts';

test('a visitor finds a stone by keyboard from any page, misspelt, while typing', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, '/about/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(async () => {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('sattuario');
  await expect(dialog.getByRole('option').first()).toContainText('Statuario');
  await expect(dialog.getByRole('status')).toContainText('“statuario”');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/statuario\/$/);
});

test('a visitor narrows what was found, and takes a choice away again', async ({ page }) => {
  await visit(page, '/search/?q=white&finish=honed');
  expect(await accessibilityFindings(page)).toEqual([]);
  const summary = page.getByText('Narrow', { exact: true });
  if (await summary.isVisible()) await summary.click();
  await page.getByRole('checkbox', { name: /^Greece/ }).check();
  await expect(page).toHaveURL(/origin=greece/);
  await expect(page.getByRole('article').first()).toContainText('Greece');
  const show = page.getByRole('button', { name: 'Show' });
  if (await show.isVisible()) {
    await expect(show).toBeInViewport();
    await show.click();
    await expect(page.getByRole('article').first()).toBeInViewport();
    await expect(show).toBeHidden();
  }
  await page.getByRole('link', { name: 'Remove Honed' }).click();
  await expect(page).not.toHaveURL(/finish/);
  await visit(page, '/search/?q=gold+wood+statuario');
  await expect(page.getByRole('heading', { name: 'The nearest we have' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, narrows, turns the page and is never left with nothing @desktop', async ({
    page,
  }) => {
    await page.goto('/about/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const field = page.getByRole('searchbox', { name: 'Stone, origin, finish or use' });
    const search = async (words: string) => {
      await field.fill(words);
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    };
    await search('marble');
    const results = page.getByRole('status').getByRole('heading');
    const all = Number.parseInt((await results.textContent()) ?? '', 10);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/q=marble.*page=2$/);
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

    await page.getByRole('checkbox', { name: /^Italy/ }).check();
    await page.getByRole('checkbox', { name: /^Honed/ }).check();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('checkbox', { name: /^Italy/ })).toBeChecked();
    const narrowed = Number.parseInt((await results.textContent()) ?? '', 10);
    expect(narrowed).toBeLessThan(all);
    await page.getByRole('link', { name: 'Remove Honed' }).click();
    await expect(page.getByRole('checkbox', { name: /^Honed/ })).not.toBeChecked();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(results).toHaveText(`${all} results`);

    await search('sattuario');
    await expect(page.getByText('Showing results for “statuario”')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Statuario');
    await search('gold wood statuario');
    await expect(page.getByRole('heading', { name: 'The nearest we have' })).toBeVisible();
    await page.getByRole('link', { name: 'See everything' }).click();
    await expect(page).toHaveURL(/\/search\/$/);
    await search('x'.repeat(300));
    await expect(results).toContainText('Nothing for');
  });

  test('a visitor narrows a collection and shows it close together @desktop', async ({ page }) => {
    await page.goto('/products/dawn/');
    await page.getByRole('link', { name: 'Grid', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Grid', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('link', { name: 'Narrow', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Greece/ }).check();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/view=grid.*origin=greece/);
    await expect(page.getByText('3 of 15 stones')).toBeInViewport();
    await page.getByRole('link', { name: 'Remove Greece' }).click();
    await expect(page.getByText('15 of 15 stones')).toBeInViewport();
    await expect(page).toHaveURL(/narrow=open&view=grid/);
  });
});
