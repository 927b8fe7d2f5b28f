import { expect, test } from '../support/visitor.ts';

test('scripts of the back office never reach a public page', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  // What both have in common is called after its first users.
  const own = urls.filter((url) => !url.includes('/assets/shared~'));
  expect(own.filter((url) => /mantine|tiptap|admin|back-office/i.test(url))).toEqual([]);
});

test('scripts and styles are compressed once, ahead of time', async ({ request, page }) => {
  await page.goto('/');
  const style = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  const response = await request.get(String(style), { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['cache-control']).toContain('immutable');
  expect(response.headers()['content-encoding']).toBe('br');
});
