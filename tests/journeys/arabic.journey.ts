import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings, expect, type RequestApi, test } from '../support/administrator.ts';
import { moveFingers } from '../support/fingers.ts';
import { languagesSite } from '../support/sites.ts';
import { overflowOf } from '../support/visitor.ts';

test.use({ baseURL: languagesSite, hasOwnSession: true });

const addArabic = (api: RequestApi) =>
  api('PUT', '/site-documents/company', { value: { languages: ['en-GB', 'de', 'ar'] } });
const thumbnailsOf = (page: Page) => galleryOf(page).locator('a[href^="#picture-"]');
const galleryOf = (page: Page) => page.locator('[data-gallery]');
/** How much further left one element begins than another. */
const leftOf = async (one: Locator, other: Locator) =>
  ((await other.boundingBox())?.x ?? 0) - ((await one.boundingBox())?.x ?? 0);

test('a visitor goes on to the left along the pictures of a stone, as the arrows point', async ({
  page,
  api,
}) => {
  await addArabic(api);
  await page.goto('/ar/statuario/');
  const gallery = galleryOf(page);
  const pictures = gallery.locator('a[data-zoom]');
  const thumbnails = thumbnailsOf(page);
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
  const [back, on] = [gallery.getByRole('button').first(), gallery.getByRole('button').last()];
  expect(await leftOf(on, back)).toBeGreaterThan(0);
  await on.click();
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  expect(await leftOf(thumbnails.nth(1), thumbnails.nth(0))).toBeGreaterThan(0);
  await gallery.locator('[data-gallery-track]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(pictures.last()).toBeInViewport({ ratio: 0.9 });
});

test('in the viewer arrow keys and swipes show the picture on that side, and axe finds nothing', async ({
  page,
  api,
}) => {
  await addArabic(api);
  await page.goto('/ar/statuario/');
  await expect(thumbnailsOf(page).first()).toHaveAttribute('aria-current', 'true');
  await galleryOf(page).locator('a[data-zoom]').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/01.*04/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(/02.*04/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/01.*04/)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await moveFingers(page, [[{ x: 150, y: 390 }], [{ x: 180, y: 390 }], [{ x: 260, y: 390 }]]);
  await expect(viewer.getByText(/02.*04/)).toBeVisible();
});

test('the racks move on to the left', async ({ page, api }) => {
  await addArabic(api);
  await page.goto('/ar/products/');
  const slides = page.locator('[data-carousel-track] > *');
  await expect(slides.nth(0)).toHaveAttribute('data-active', 'true');
  await expect(page.locator('[data-carousel] button').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(slides.nth(1)).toHaveAttribute('data-active', 'true');
  const rightOf = async () => {
    const box = await slides.nth(1).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const edge = await slides.nth(1).evaluate((slide) => {
    const track = slide.parentElement as HTMLElement;
    return track.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(track).paddingRight);
  });
  await expect.poll(async () => Math.abs((await rightOf()) - edge)).toBeLessThan(2);
});

test('with the menu or a form open axe finds nothing, nor what is wrong with a form', async ({
  page,
  api,
}) => {
  await addArabic(api);
  await page.goto('/ar/contact/');
  await page.locator('main form [type=submit]').first().click();
  await expect(page.getByText(/يرجى إدخال اسمكم/).first()).toBeVisible();
  expect.soft(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await accessibilityFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
});

test('phone numbers keep their plus sign in front', async ({ page, api }) => {
  await addArabic(api);
  await page.goto('/ar/contact/');
  const number = page.getByRole('main').locator('a[href^="tel:"]').first();
  const places = await number.evaluate((link) => {
    const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [0, 3].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places[0]).toBeLessThan(places[1] ?? 0);
});
