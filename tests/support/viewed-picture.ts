import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a picture of a page as a visitor does, once scripts run. */
export async function openPicture(page: Page, name: string | RegExp): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.getByRole('link', { name }).first().click();
  return viewerOf(page);
}

export async function viewerOf(page: Page): Promise<Locator> {
  const viewer = page.locator('dialog:has([data-stage])');
  await expect(viewer).toBeVisible();
  await expect(viewer.getByRole('img')).toBeVisible();
  return viewer;
}

/** How many times its fitted size the picture shows, once it has come to rest. */
export async function expectScale(viewer: Locator, scale: string): Promise<void> {
  await expect(viewer.getByRole('button', { name: `now enlarged ${scale} times` })).toBeVisible();
  await expectRest(viewer);
}

/** Nothing moves any more. */
export async function expectRest(viewer: Locator): Promise<void> {
  const frame = viewer.locator('[data-stage] > div');
  await expect(frame).toHaveCSS('will-change', 'auto');
}

export async function boxOf(
  viewer: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await viewer.getByRole('img').boundingBox();
  if (!box) throw new Error('No picture shows');
  return box;
}
