import { expect, findViolationsEverywhere, test } from '../support/administrator.ts';
import { rowOf, sendForm, uniqueName } from '../support/sent-enquiry.ts';

test('on the phone the items come first, and one is found, handled, noted and answered with a thumb', async ({
  signedIn: page,
  request,
}) => {
  const name = uniqueName();
  for (const one of ['one', 'two']) await sendForm(request, { full_name: `${name} ${one}` });
  await page.goto(`/admin/inbox/?search=${encodeURIComponent(name)}`);
  const row = rowOf(page, `${name} two`);
  await expect(row.getByRole('link', { name: `${name} two` })).toBeInViewport();

  const opener = page.getByRole('button', { name: /^Filters/ });
  await expect(page.getByLabel('Kind')).toBeHidden();
  await opener.tap();
  await page.getByLabel('Kind').selectOption('Message');
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await opener.tap();
  await expect(opener).toHaveText('Filters (1)');
  await page.getByRole('button', { name: 'Remove Kind: Message' }).tap();
  await expect(opener).toHaveText('Filters');

  await row.getByRole('link', { name: `${name} two` }).tap();
  const dialog = page.getByRole('dialog', { name: `${name} two` });
  await dialog.getByLabel('Status').selectOption('Quoted');
  await dialog.getByLabel('Assigned to').selectOption({ index: 1 });
  await dialog.getByLabel('Notes').fill('Wants samples before March.');
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:buyer/,
  );
  await expect(dialog.getByRole('link', { name: 'Reply on WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  await dialog.getByRole('button', { name: 'Next item' }).tap();
  await expect(page.getByRole('dialog', { name: `${name} one` })).toBeVisible();
  await page.getByRole('button', { name: 'Previous item' }).tap();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('combobox')).toHaveValue('quoted');
  await opener.tap();
  expect(await findViolationsEverywhere(page)).toEqual([]);
});
