import { expect, findViolations, type RequestApi, test } from '../support/administrator.ts';
import { openItem, showOnly, uniqueName } from '../support/sent-enquiry.ts';
import { languagesSite } from '../support/sites.ts';

test.use({ baseURL: languagesSite, hasOwnSession: true });

type Templates = { version: number; templates: { name: string; translations?: object[] }[] };

/** The first template speaks German, the others do not. */
async function translateTemplate(api: RequestApi): Promise<void> {
  const { templates } = (await api('GET', '/inbox/templates')) as Templates;
  const translations = [{ language: 'de', subject: 'Ihre {kind}', text: 'Guten Tag {name},\n\n{me}' }];
  const changed = templates.map((one, index) => ({ ...one, translations: index === 0 ? translations : [] }));
  await api('PUT', '/inbox/templates', { templates: changed });
}

test('the staff sees in which language a visitor wrote, and answers with the template in it', async ({
  signedIn: page,
  api,
}) => {
  await api('PUT', '/site-documents/company', { value: { languages: ['en-GB', 'de', 'ar'] } });
  await translateTemplate(api);
  const name = uniqueName();
  await page.goto('/de/contact/');
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=message]') });
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=email]').fill('buyer@studio.example');
  await form.locator('[name=phone]').fill('0000000000');
  await form.locator('[name=subject]').fill('Platten');
  await form.locator('[name=message]').fill('Haben Sie Statuario auf Lager?');
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page).toHaveURL(/\/de\//);
  await showOnly(page, name);
  await expect(page.locator('[data-record]').filter({ hasText: name })).toContainText('German');
  await openItem(page, name);
  const item = page.getByRole('dialog');
  await expect(item.getByText('German', { exact: true })).toBeVisible();
  await expect(item.getByLabel('Subject', { exact: true })).toHaveValue('Ihre Nachricht');
  await expect(item.getByLabel('Text', { exact: true })).toHaveValue(`Guten Tag ${name},\n\nadmin`);
  await item.getByLabel('Reply with').selectOption('Ask for details');
  await expect(item.getByText('This template has no text in German')).toBeVisible();

  await page.goto('/admin/inbox/templates/');
  await expect(page.getByLabel('Text in German').first()).toHaveValue(/^Guten Tag/);
  expect(await findViolations(page)).toEqual([]);
});
