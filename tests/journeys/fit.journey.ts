import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, type RequestApi, test } from '../support/administrator.ts';

/** A granite that nobody slips on where it is flamed. */
async function addGranite(api: RequestApi): Promise<string> {
  const name = `Testudo ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = (await api('POST', '/categories', {
    name: `For ${name}`,
    description: 'Made by a test.',
    // Other visitors of the site count its collections.
    published: false,
  })) as {
    id: number;
  };
  const testedOn = new Date().toISOString().slice(0, 10);
  const slip = { property: 'slip_ptv_wet', method: 'EN 14231', unit: 'PTV', tested_on: testedOn };
  await api('POST', '/products', {
    ...{ name, description: 'Made by a test.', category_id: id, published: true, rock_class: 'granite' },
    finish_options: ['Flamed', 'Polished'],
    tests: [
      { ...slip, property: 'abrasion_ha', method: 'ASTM C1353', value: 50, unit: 'Ha' },
      { ...slip, value: 60, finish: 'Flamed' },
      { ...slip, value: 12, finish: 'Polished' },
    ],
  });
  return name;
}

async function findForStairs(page: Page, name: string): Promise<void> {
  await page.goto('/fit/');
  await page.getByLabel('Use', { exact: true }).selectOption('Stairs');
  await page.getByRole('button', { name: 'Show the stones' }).click();
  const fitting = page.getByRole('region', { name: 'yes' });
  await expect(fitting.getByRole('listitem').filter({ hasText: name }).first()).toContainText('at least 12');
  await fitting.getByRole('link', { name }).click();
}

async function chooseFinish(page: Page): Promise<void> {
  const wet = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Floor that gets wet' }) });
  await expect(wet).toContainText('no');
  await page.getByRole('navigation', { name: 'Finish' }).getByRole('link', { name: 'Flamed' }).click();
  await expect(wet).toContainText('yes');
  await expect(wet).toContainText('60');
}

test('an architect finds a stone for stairs, and on its page the finish for where it gets wet', async ({
  page,
  api,
}) => {
  await findForStairs(page, await addGranite(api));
  await chooseFinish(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.goto('/fit/?use=stairs&frost=yes');
  await expect(page.getByLabel('In frost')).toBeChecked();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an architect finds the same', { tag: '@desktop' }, async ({ page, api }) => {
    await findForStairs(page, await addGranite(api));
    await chooseFinish(page);
  });
});
