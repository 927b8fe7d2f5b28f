import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

/** The page's clock stands still from here on and moves only when a test says so. */
async function stopClock(page: Page) {
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.clock.pauseAt(600_000);
}

async function visit(page: Page, path: string) {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await stopClock(page);
}

test.describe('on the home page', () => {
  test('the wheel turns from the entrance to the rooms and back, once in 400 ms', async ({ page }) => {
    await visit(page, '/');
    const hero = page.locator('#hero');
    const explore = page.locator('#explore');
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 9);
    await expect(hero).toHaveAttribute('data-active', 'true');
    await page.mouse.wheel(0, 40);
    await page.clock.runFor(1_000);
    await expect(explore).toHaveAttribute('data-active', 'true');
    await expect(hero).toHaveAttribute('data-active', 'false');
    await page.keyboard.press('Home');
    await page.clock.runFor(1_000);
    await expect(hero).toHaveAttribute('data-active', 'true');
  });

  test('keys turn the screens: PageDown, ArrowUp, End', async ({ page }) => {
    await visit(page, '/');
    const active = page.locator('#hero[data-active="true"], #explore[data-active="true"]');
    for (const [key, id] of [
      ['PageDown', 'explore'],
      ['ArrowUp', 'hero'],
      ['End', 'explore'],
    ] as const) {
      await page.keyboard.press(key);
      await page.clock.runFor(1_000);
      await expect(active).toHaveId(id);
    }
  });

  test('with reduced motion the rooms do not move by themselves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  });

  test('the rooms move on every 6 seconds, until a visitor pauses them', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('End');
    await page.clock.runFor(1_000);
    const rooms = page.getByRole('region', { name: 'Rooms', exact: true });
    const active = rooms.locator('[aria-roledescription="slide"][data-active="true"]');
    await expect(active).toContainText('01 / 05');
    await page.mouse.move(1, 1);
    await expect(rooms.locator('[data-running="true"]')).toBeVisible();
    await page.clock.runFor(6_100);
    await expect(active).toContainText('02 / 05');
    await rooms.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(1, 1);
    await page.clock.runFor(20_000);
    await expect(active).toContainText('02 / 05');
  });

  test('a second move waits until 1.2 seconds after the first', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('End');
    await page.clock.runFor(1_000);
    const rooms = page.getByRole('region', { name: 'Rooms', exact: true });
    const active = rooms.locator('[aria-roledescription="slide"][data-active="true"]');
    const next = rooms.getByRole('button', { name: 'Next slide' });
    await next.click();
    await page.clock.runFor(1_100);
    await next.click();
    await expect(active).toContainText('02 / 05');
    await page.clock.runFor(200);
    await next.click();
    await expect(active).toContainText('03 / 05');
    await rooms.getByRole('button', { name: 'Go to slide 5' }).click();
    await page.clock.runFor(1_300);
    await rooms.getByRole('button', { name: 'Go to slide 5' }).click();
    await expect(active).toContainText('05 / 05');
    await page.clock.resume();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

test.describe('in the hall of collections', () => {
  test('arrow keys step from slab to slab, 800 ms apart, with two neighbours in sight', async ({ page }) => {
    // The row glides in real time, which the page's clock knows nothing of.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/products/');
    const rack = page.getByRole('region', { name: 'OUR COLLECTIONS' });
    const slides = rack.locator('[aria-roledescription="slide"]');
    await page.keyboard.press('ArrowRight');
    await expect(slides.nth(1)).toHaveAttribute('data-active', 'true');
    await page.clock.runFor(700);
    await page.keyboard.press('ArrowRight');
    await expect(slides.nth(1)).toHaveAttribute('data-active', 'true');
    await page.clock.runFor(200);
    await rack.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slides.nth(0)).toHaveAttribute('data-active', 'true');
    await expect(slides.nth(2)).toHaveAttribute('data-near', 'true');
    await expect(slides.nth(3)).toHaveAttribute('data-near', 'false');
    await page.clock.runFor(900);
    // Whoever walks through the links comes to those that are not in sight as well.
    await slides.nth(2).getByRole('link').focus();
    for (const place of [3, 4, 5]) {
      await page.clock.runFor(900);
      await page.keyboard.press('Tab');
      await expect(slides.nth(place).getByRole('link')).toBeFocused();
      await expect(slides.nth(place)).toHaveAttribute('data-active', 'true');
    }
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]) {
  test(`in a window of ${viewport.width} by ${viewport.height} the hall shows its controls, names and links unscrolled`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/products/');
    for (const name of ['Previous slide', 'Next slide', 'Go to slide 1', 'Go to slide 6']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    for (const name of ['Dawn', 'Nocturne'])
      await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
    const front = page.getByRole('group', { name: '1 of' });
    await expect(front.getByRole('link', { name: 'EXPLORE NOW' })).toBeInViewport({ ratio: 1 });
    const { x = 0, width = 0 } = (await front.boundingBox()) ?? {};
    expect(Math.abs(x + width / 2 - viewport.width / 2)).toBeLessThan(20);
  });
}

test('a slab in front plays its film, muted and over and over, and rests when it steps aside', async ({
  page,
}) => {
  await page.goto('/products/');
  const rack = page.getByRole('region', { name: 'OUR COLLECTIONS' });
  const slab = rack.getByRole('group', { name: /^2 of \d+: Nocturne$/ });
  const film = slab.locator('video');
  await expect(film).toHaveAttribute('src', '/uploads/videos/nocturne-light.mp4');
  await rack.getByRole('button', { name: 'Go to slide 2' }).click();
  await expect(film).toHaveAttribute('data-video', 'playing');
  expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.duration])).toEqual(
    [true, true, 6],
  );
  await rack.getByRole('button', { name: 'Pause the video of Nocturne' }).click();
  await expect(film).toHaveAttribute('data-video', 'paused');
  await rack.getByRole('button', { name: 'Play the video of Nocturne' }).click();
  await expect(film).toHaveAttribute('data-video', 'playing');
  await expect(async () => {
    await rack.getByRole('button', { name: 'Next slide' }).click();
    await expect(slab).toHaveAttribute('data-active', 'false', { timeout: 500 });
  }).toPass();
  await expect(film).toHaveAttribute('data-video', 'paused');
});

test('the letters move on every 6 seconds and begin again after the last', async ({ page }) => {
  await visit(page, '/italian-marble/');
  const letters = page.getByRole('region', { name: 'Testimonials', exact: true });
  await letters.scrollIntoViewIfNeeded();
  await expect(letters.getByRole('button', { name: 'Next slide' })).toBeVisible();
  const slides = letters.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(8);
  await letters.getByRole('button', { name: 'Go to slide 8' }).click();
  await expect(slides.nth(7)).toHaveAttribute('data-active', 'true');
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(letters.locator('[data-running="true"]')).toBeVisible();
  await page.clock.runFor(6_500);
  await expect(slides.nth(0)).toHaveAttribute('data-active', 'true');
});
