import { expect, test } from '../support/administrator.ts';
import { openItem, rowOf, sendForm, showOnly, uniqueName } from '../support/sent-enquiry.ts';

const pageful = 20;
/** What is promised of twenty (specification/back-office.md, "Inbox"). */
const triageMs = 2 * 60_000;

test('twenty enquiries are triaged by keys alone, and what was wrong is taken back', async ({
  signedIn: page,
  request,
  api,
}) => {
  test.setTimeout(triageMs);
  const name = uniqueName();
  const names = Array.from({ length: pageful }, (_, index) => `${name} x${index}x`);
  for (const one of names) await sendForm(request, { full_name: one });
  await page.goto('/admin/inbox/?due=waiting&order=asc');
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  // Letters that are typed stay letters.
  await page.keyboard.press('/');
  await page.keyboard.type('j2!');
  for (const _letter of 'j2!') await page.keyboard.press('Backspace');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === name);
  await expect(page.getByText(`Showing ${pageful} of ${pageful} items`)).toBeVisible();
  await page.getByRole('searchbox').blur();
  for (let index = 0; index < pageful; index += 1) {
    await page.keyboard.press('j');
    await expect(page.locator('tr[data-record]:focus-within')).toContainText(names[index] ?? '');
    // As fast as somebody types who knows what comes.
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await page.keyboard.press(index === 0 ? '!' : '2');
  }
  const listed = async (query: string) => {
    const search = encodeURIComponent(name);
    return ((await api('GET', `/inbox?search=${search}&${query}`)) as { total: number }).total;
  };
  await expect.poll(() => listed('assignee=me&status=answered')).toBe(pageful - 1);
  await expect.poll(() => listed('assignee=me&status=spam')).toBe(1);

  await page.keyboard.press('z');
  await expect.poll(() => listed('status=answered')).toBe(pageful - 2);
  await page.keyboard.press('k');
  await page.keyboard.press('3');
  await expect(rowOf(page, names.at(-2) ?? '').getByRole('combobox')).toHaveValue('quoted');
  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: names.at(-2) ?? '' });
  await expect(dialog.getByLabel('Assigned to')).toHaveValue(/.+/);
  await page.keyboard.press('j');
  const last = page.getByRole('dialog', { name: names.at(-1) ?? '' });
  await expect(last.getByLabel('Status')).toHaveValue('new');
  await page.keyboard.press('4');
  await expect(last.getByLabel('Status')).toHaveValue('won');
  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Undo the last change',
  );
});

test('what two people change at once, and what a lost connection keeps from being saved, is told', async ({
  signedIn: page,
  request,
  api,
}) => {
  const name = uniqueName();
  await sendForm(request, { full_name: name });
  await showOnly(page, name);
  const path = `/inbox/${await rowOf(page, name).getAttribute('data-record')}`;
  const stored = async () => ((await api('GET', path)) as { status: string }).status;
  await api('PATCH', path, { status: 'lost' });
  await rowOf(page, name).getByRole('combobox').selectOption('Won');
  const late = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this meanwhile.' });
  await expect(late).toContainText('It is now Lost');
  await expect(rowOf(page, name).getByRole('combobox')).toHaveValue('lost');
  await late.getByRole('button', { name: 'Change it anyway' }).click();
  await expect.poll(stored).toBe('won');

  await page.route('**/api/inbox/changes', (route) => route.abort());
  await rowOf(page, name).getByRole('combobox').selectOption('Quoted');
  const unsaved = page.getByRole('alert').filter({ hasText: 'Not saved:' });
  await expect(unsaved).toContainText(`${name}, Quoted. The server cannot be reached.`);
  await page.unroute('**/api/inbox/changes');
  await unsaved.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(stored).toBe('quoted');
  await expect(unsaved).toHaveCount(0);
});

test('a view is kept with the administrator, and many items are changed at once', async ({
  signedIn: page,
  request,
}) => {
  const name = uniqueName();
  for (const one of ['one', 'two']) await sendForm(request, { full_name: `${name} ${one}` });
  await page.goto(`/admin/inbox/?search=${encodeURIComponent(name)}&kind=enquiry`);
  await page.getByRole('button', { name: 'Keep this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this view' });
  await dialog.getByLabel('Name').fill('Mine');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('"Mine" is there already.');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.goto('/admin/inbox/');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name }).click();
  await expect(page.getByText('Showing 2 of 2 items')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Status of the selected items').selectOption('Lost');
  await expect(page.locator('[data-record] select')).toHaveCount(2);
  for (const status of await page.locator('[data-record] select').all())
    await expect(status).toHaveValue('lost');
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const status of await page.locator('[data-record] select').all())
    await expect(status).toHaveValue('new');
  await views.getByRole('button', { name: 'Remove this view' }).click();
  await expect(views.getByRole('link', { name })).toHaveCount(0);
});

test('the keys go on from one page to the next, also where what was dealt with has left the list', async ({
  signedIn: page,
  request,
}) => {
  test.setTimeout(triageMs);
  const name = uniqueName();
  const names = Array.from({ length: pageful + 2 }, (_, index) => `${name} x${index}x`);
  for (const one of names) await sendForm(request, { full_name: one });
  const focused = page.locator('tr[data-record]:focus-within');
  const search = `search=${encodeURIComponent(name)}`;
  await page.goto(`/admin/inbox/?order=asc&due=waiting&${search}`);
  await expect(page.getByText(`Showing ${pageful} of ${names.length} items`)).toBeVisible();
  await rowOf(page, names[pageful - 1] ?? '')
    .getByRole('link', { name: names[pageful - 1] ?? '' })
    .focus();
  await page.keyboard.press('j');
  await expect(focused).toContainText(names[pageful] ?? '');
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('k');
  await expect(focused).toContainText(names[pageful - 1] ?? '');

  // The first two are answered, so that those of the next page move up.
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByLabel('Status of the selected items').selectOption('Answered');
  await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0);
  await openItem(page, names[pageful - 1] ?? '');
  const dialogOf = (index: number) => page.getByRole('dialog', { name: names[index] ?? '' });
  await expect(dialogOf(pageful - 1)).toContainText(`20 of ${names.length}`);
  await page.keyboard.press('j');
  await expect(dialogOf(pageful)).toContainText(`19 of ${pageful}`);
  await dialogOf(pageful).getByRole('button', { name: 'Next item' }).click();
  await expect(dialogOf(pageful + 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(focused).toContainText(names[pageful + 1] ?? '');
});
