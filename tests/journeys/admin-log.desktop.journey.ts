import { expect, findViolations, test } from '../support/administrator.ts';

test('an owner erases the name of somebody who has left from the log, which stays whole', async ({
  signedIn: page,
  api,
}) => {
  const username = `leaver-${Date.now()}`;
  await api('POST', '/auth/register', { username, password: 'slate under heather' });
  const users = (await api('GET', '/users')) as { id: number; username: string }[];
  const people = async () => (await api('GET', '/log/people')) as { id: number; name: string }[];
  const found = (await people()).find(({ name }) => name === username);

  await page.goto(`/admin/log/?person=${found?.id}`);
  await expect(page.getByText(`${username} has an account.`)).toBeVisible();
  await api('DELETE', `/users/${users.find((user) => user.username === username)?.id}`);
  await page.goto('/admin/log/');
  await expect(page.getByText(username).first()).toBeVisible();
  const erase = page.getByRole('button', { name: `Erase the name ${username}` });
  await erase.click();
  const dialog = page.getByRole('alertdialog', { name: `Erase the name ${username} from the log?` });
  await expect(dialog).toContainText('Nobody can undo it');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(erase).toBeVisible();

  await erase.click();
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText(/^Erased. What leaver-.* did is recorded under/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Former colleagues' })).toBeFocused();
  await expect(erase).toHaveCount(0);
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.filter({ hasText: 'Erased the name of a former colleague' }).first()).toBeVisible();
  await expect(entries.filter({ hasText: username })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the log' }).click();
  await expect(page.getByText(/whole: nobody has changed any of it/)).toBeVisible();
});
