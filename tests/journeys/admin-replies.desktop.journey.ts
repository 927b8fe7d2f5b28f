import { expect, findViolationsEverywhere, test } from '../support/administrator.ts';
import { readMail } from '../support/read-mail.ts';
import { openItem, openNew, rowOf, uniqueName } from '../support/sent-enquiry.ts';
import { smallSite, smtpPort } from '../support/sites.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

test.use({ baseURL: smallSite, hasOwnSession: true });
test.describe.configure({ mode: 'serial' });

let smtp: TestSmtpServer;
test.beforeAll(async () => {
  smtp = await startSmtpServer(smtpPort);
});
test.afterAll(() => smtp.close());

test('a salesman answers from the inbox, loses nothing that he typed, and sees whether it left', async ({
  signedIn: page,
  request,
  context,
}) => {
  const name = uniqueName();
  const dialog = await openNew(page, { request, name });
  const text = dialog.getByLabel('Text');
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your enquiry: Onyx, 2000 sq ft, Udaipur');
  await expect(text).toHaveValue(new RegExp(`^Dear ${name},[^]*\\nadmin\\n`));
  expect(await findViolationsEverywhere(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await text.fill('Dear Meera,\n48 a square foot');
  await page.reload();
  await expect(text).toHaveValue('Dear Meera,\n48 a square foot');
  const tab = await context.newPage();
  await tab.goto(page.url());
  await tab.getByRole('dialog', { name }).getByLabel('Text').press('ControlOrMeta+End');
  await tab.keyboard.type(', ex works.');
  await expect(text).toHaveValue('Dear Meera,\n48 a square foot, ex works.');
  await tab.close();

  smtp.setMood('rejecting');
  await dialog.getByLabel('Subject').press('Enter');
  await text.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const sent = dialog.getByRole('region', { name: 'Replies' });
  await expect(sent.getByRole('status')).toHaveText(/^Not sent\. .*550 no such mailbox/);
  await expect(dialog.getByLabel('Status')).toHaveValue('answered');
  await expect(text).toHaveValue('');
  expect(await findViolationsEverywhere(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(rowOf(page, name)).toContainText('Reply not sent');
  await openItem(page, name);

  smtp.setMood('accepting');
  await sent.getByRole('button', { name: 'Send again' }).click();
  await expect(sent.getByRole('status')).toHaveText('Sent');
  const mail = smtp.received.map(({ source }) => readMail(source)).at(-1);
  expect(mail?.body).toContain('48 a square foot, ex works.');
  await text.fill('One more thing.');
  await dialog.getByRole('button', { name: 'Send reply' }).dblclick();
  await expect(sent.getByRole('status')).toHaveText(['Sent', 'Sent']);
  await page.reload();
  await expect(sent.getByRole('listitem')).toHaveCount(2);
});

test('what cannot be sent stays where it was written, and the own mail program is offered', async ({
  signedIn: page,
  request,
}) => {
  const name = uniqueName();
  const dialog = await openNew(page, { request, name });
  await dialog.getByLabel('Text').fill('');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByText('Enter the text')).toHaveCount(1);
  await dialog.getByLabel('Text').fill('Written before the mail server was taken away.');
  const unset = { status: 409, json: { message: 'E-mail is not set up on this server.' } };
  await page.route('**/api/inbox/*/replies', (route) => route.fulfill(unset));
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('E-mail is not set up on this server.');
  const href = await dialog.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('body')).toBe('Written before the mail server was taken away.');

  await dialog.getByLabel('Reply with').selectOption('Ask for details');
  await expect(dialog.getByLabel('Text')).toHaveValue(/thickness and finish/);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByLabel('Text')).toHaveValue('Written before the mail server was taken away.');
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await expect(dialog.getByLabel('Text')).toHaveValue(/thickness and finish/);
});
