import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  expect,
  overflowOf,
  type RequestApi,
  test,
} from '../support/administrator.ts';
import { openForm } from '../support/record-form.ts';

const controls = '#main :is(button, a, input, select, textarea)';

/** Remembers what can be pressed now, so that it can be told from what is scrolled away. */
async function rememberShown(page: Page): Promise<void> {
  await page.evaluate((wanted) => {
    const top = document.getElementById('main')?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    for (const control of document.querySelectorAll<HTMLElement>(wanted)) {
      control.toggleAttribute('data-shown', control.getBoundingClientRect().top >= top);
    }
  }, controls);
}

/** Of what could be pressed before, what the notices lie over now, by its name. */
async function findCovered(page: Page): Promise<string[]> {
  return page.evaluate((wanted) => {
    const notice = document.querySelector('[data-notices]')?.getBoundingClientRect();
    if (!notice) return ['There are no notices'];
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const isOver = box.top < notice.bottom && box.bottom > notice.top && box.width > 0;
        return isOver && control.hasAttribute('data-shown');
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  }, controls);
}

async function addProduct(api: RequestApi): Promise<{ id: number; name: string }> {
  const [category] = (await api('GET', '/categories')) as { id: number }[];
  const name = `Told ${crypto.randomUUID().slice(0, 8)}`;
  const body = { name, description: 'Made by a test.', category_id: category?.id };
  return (await api('POST', '/products', body)) as { id: number; name: string };
}

test('a new product is shown in the list as it was asked for, and leads to the site', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  const name = `Shown ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/admin/products/?search=statuario&sort=name&order=desc');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description', { exact: true }).fill('A stone that a test has quarried.');
  await page.getByLabel('Collection').selectOption({ label: 'Nocturne' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/admin/products/?search=statuario&sort=name&order=desc');
  const title = page.locator('[data-row-title]').first();
  await expect(title).toHaveText(name);
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
  const notice = page.getByRole('alert').filter({ hasText: 'The product has been saved.' });
  await expect(notice).toBeInViewport();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  const opened = page.waitForEvent('popup');
  await notice.getByRole('link', { name: 'View on the site' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText(name);
});

test('what is told lies over no button, wherever the list is scrolled to', async ({
  signedIn: page,
  api,
}) => {
  const { name } = await addProduct(api);
  await page.goto('/admin/products/?sort=created_at&order=desc');
  const row = page.locator('[data-record]').filter({ hasText: name });
  await expect(row).toBeVisible();
  await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200));
  await row.getByRole('button', { name: 'Delete' }).click();
  await rememberShown(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport();
  expect(await findCovered(page)).toEqual([]);
  await undo.click();
  await expect(row).toBeVisible();
});

test('a form says where it stands and where visitors see it', { tag: '@desktop' }, async ({
  signedIn: page,
  api,
}) => {
  const { id, name } = await addProduct(api);
  await openForm(page, `/admin/products/${id}/edit/`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(trail).toHaveText(['Products', name]);
  await expect(trail.last()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('form').getByRole('link', { name: /View on the site/ })).toHaveAttribute(
    'href',
    `/${name.toLowerCase().replace(' ', '-')}/`,
  );
});
