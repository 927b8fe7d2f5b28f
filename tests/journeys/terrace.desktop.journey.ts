import { expect, test } from '../support/administrator.ts';
import { recordsOf, visit } from '../support/sender.ts';
import { administratorSite } from '../support/sites.ts';

test.use({ baseURL: administratorSite, hasOwnSession: true });

/** Light, with a honed finish, and tested in frost. */
const stones = ['Lasa White', 'Thassos White', 'Roman Classic Travertine'];

test('a buyer finds three light honed stones for a terrace in frost, plans 300 m² to Hamburg and asks for a quote', async ({
  page,
  api,
}) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('terrace in frost');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=terrace/);
  const found = page.url();
  for (const stone of stones) {
    await page.goto(found);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: stone }) });
    await card.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1, name: stone })).toBeVisible();
    const frost = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /in frost/ }) });
    await expect(frost).toContainText(/yes|with care/);
    await expect(frost).toContainText(/(?:48|56) cycles/);
    await expect(page.getByRole('complementary').getByText(/honed/i)).toBeVisible();
    await page.getByRole('complementary').getByRole('button', { name: 'Add to shortlist' }).click();
  }
  await page.goto('/shortlist/');
  await page.getByRole('link', { name: 'Plan a container' }).click();
  // 0.36 m² each: 300 m² of three stones.
  for (const index of stones.keys()) {
    const line = page.getByRole('group', { name: `Line ${index + 1}` });
    for (const [label, value] of Object.entries({ Thickness: 30, Length: 600, Height: 600, Pieces: 278 }))
      await line.getByLabel(label).fill(String(value));
  }
  await page.getByLabel('Country that it goes to').selectOption('DE');
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^\d containers? of 20 ft$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Request a quote with this plan' }).click();
  const form = page.getByRole('form', { name: /quote/i });
  await expect(form.getByLabel('Message')).toHaveValue(/278 × Lasa White, 600 × 600 × 30 mm/);
  const name = `Mara ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill('mara@studio.example');
  await form.getByText('About the order (optional)').click();
  await form.getByLabel('Destination').fill('Hamburg');
  await form.getByRole('button', { name: 'Request a quote', exact: true }).click();
  await expect(page).toHaveURL(/\/thank-you\//);
  expect(await recordsOf(api, { kind: 'messages', name })).toMatchObject([{ destination: 'Hamburg' }]);
});
