import { accessibilityFindings, expect, overflowOf, test } from '../support/administrator.ts';
import { openNew, sendForm, uniqueName } from '../support/sent-enquiry.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['enquiries', 'messages', 'feedback', 'newsletter']) {
      test(`nobody meets a barrier among the ${path}`, async ({ signedIn: page, request }) => {
        const name = uniqueName();
        await sendForm(request, { full_name: name });
        await request.post('/api/contact', { data: letter(name) });
        await request.post('/api/feedback', { data: { rating: 4, feedback: `Clear. ${name}` } });
        await request.post('/api/newsletter', { data: { email: `${crypto.randomUUID()}@post.example` } });
        await page.goto(`/admin/${path}/`);
        await expect(page.locator('[data-record]').first()).toBeVisible();
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });
    }

    test('nobody meets a barrier in an open enquiry', async ({ signedIn: page, request }) => {
      const name = uniqueName();
      const dialog = await openNew(page, { request, name });
      await expect(dialog.getByLabel('Notes')).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
    });
  });
}

function letter(name: string): Record<string, string> {
  return {
    name,
    email: 'jonas@buyer.example',
    phone: '0000000000',
    subject: 'Stair',
    message: 'Two flights.\nBy March.',
    form_type: 'contact',
  };
}
