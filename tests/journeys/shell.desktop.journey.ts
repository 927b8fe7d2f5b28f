import { expect, test } from '../support/visitor.ts';

test('the bar and the footer stand where they belong, and lead where they should', async ({ page }) => {
  await page.goto('/about/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Aravane, home' })).toHaveAttribute(
    'href',
    '/',
  );
  const urls = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(urls).toEqual(
    expect.arrayContaining([
      ...['/', '/products/', '/about/', '/social/', '/blog/', '/contact/', '/legal/'],
      ...['/products/dawn/', '/products/nocturne/', '/products/earth/'],
      ...['/search/', '/fit/', '/room/', '/match/', '/compare/', '/shortlist/'],
    ]),
  );
  await expect(footer.getByRole('list', { name: 'Social networks' }).getByRole('link')).toHaveCount(3);
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/admin/login/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aravane, home' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
