import { expect, test } from '../support/administrator.ts';

type Row = { id: number };

test('whoever sells holds a slab for a customer, puts another in the queue and ends the hold', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  const [product] = (await api('GET', '/products?per_page=1')) as Row[];
  const number = `J-${crypto.randomUUID().slice(0, 8)}/01`;
  const sizes = { length_mm: 2900, height_mm: 1800, thickness_mm: 20 };
  await api('POST', '/slabs', { number, product_id: product?.id, bundle: number, ...sizes });
  await page.goto(`/admin/slabs/?search=${encodeURIComponent(number)}`);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByLabel('Number')).toHaveValue(number);
  await page.getByRole('link', { name: 'Holds' }).last().click();

  const hold = async (customer: string, action: string) => {
    await page.getByRole('textbox', { name: 'Customer' }).fill(customer);
    await page.getByLabel('Date').fill('2099-03-02');
    await page.getByLabel('Time').fill('17:00');
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('rowheader', { name: customer })).toBeVisible();
  };
  await hold('Kitchen', 'Hold for a customer');
  await hold('Stair', 'Put in the queue');
  const rows = page.getByRole('table', { name: 'Holds' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Holds it');
  await expect(rows.nth(2)).toContainText('Waiting: 1');

  await rows.nth(1).getByRole('button', { name: 'End this hold' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End this hold' }).click();
  await expect(page.getByRole('rowheader', { name: 'Kitchen' })).toBeHidden();
  await expect(rows.nth(1)).toContainText('Holds it');

  for (const label of ['Label of this slab', 'Labels of this bundle']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  }
});
