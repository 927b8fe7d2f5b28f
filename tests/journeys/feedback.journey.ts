import { accessibilityFindings, expect, test, visit } from '../support/sender.ts';

test('a visitor tells what they think, in the panel at the side or on the page, and sees how much room is left', async ({
  page,
  api,
  isMobile,
}) => {
  const comment = `Good pictures ${crypto.randomUUID()}`;
  await visit(page, '/italian-marble/');
  const tab = page.getByRole('button', { name: 'Feedback', exact: true });
  const about = { name: 'How was this page?' };
  // A phone has no room at its side for the tab that opens the panel.
  const panel = isMobile ? page.getByRole('region', about) : page.getByRole('dialog', about);
  if (!isMobile) await tab.click();
  const send = panel.getByRole('button', { name: 'Send feedback' });
  await send.click();
  await expect(panel.getByRole('alert')).toHaveText(
    'Please fill in all required fields. Please check: Your rating.',
  );
  await expect(panel.getByRole('group')).toHaveAccessibleDescription('Choose a rating from 1 to 5 stars');
  await expect(panel.getByRole('radio', { name: '1 star' })).toBeFocused();
  const field = panel.getByLabel('Max 500 characters');
  await field.fill(comment);
  await expect(panel.getByText(`${comment.length} of 500 characters`)).toBeVisible();
  await expect(field).toHaveAttribute('maxlength', '500');
  await panel.getByRole('radio', { name: '4 stars' }).check();
  expect(await accessibilityFindings(page)).toEqual([]);
  await send.dblclick();
  await expect(panel.getByRole('status')).toHaveText('Thank you for your feedback.');
  if (!isMobile) {
    await page.keyboard.press('Escape');
    await expect(tab).toBeFocused();
  }
  const all = (await api('GET', '/feedback')) as { rating: number; feedback: string }[];
  expect(all.filter(({ feedback }) => feedback.startsWith(comment))).toMatchObject([{ rating: 4 }]);
});
