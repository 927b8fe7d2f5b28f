import { boxOf, expectRest, expectScale, openPicture, viewerOf } from '../support/viewed-picture.ts';
import { expect, test } from '../support/visitor.ts';

const pointer = { x: 900, y: 300 };

test('the wheel with ctrl opens a picture, and enlarges it around the pointer', async ({ page }) => {
  await page.goto('/statuario/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.mouse.move(pointer.x, pointer.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
  const viewer = await viewerOf(page);
  await expectScale(viewer, '2.0');
  const shareUnderPointer = async () => {
    const { x, y, width, height } = await boxOf(viewer);
    return [(pointer.x - x) / width, (pointer.y - y) / height].map((share) => Math.round(share * 100));
  };
  const before = await shareUnderPointer();
  await page.mouse.wheel(0, -100);
  await expectScale(viewer, '2.4');
  expect(await shareUnderPointer()).toEqual(before);
});

test('a click looks closely, a drag moves as far as the edge, a click on the wall leaves', async ({
  page,
}) => {
  await page.goto('/statuario/');
  const viewer = await openPicture(page, /^Enlarge: Polished Statuario/);
  await expectRest(viewer);
  await page.mouse.click(pointer.x, pointer.y);
  await expectScale(viewer, '2.5');
  const before = await boxOf(viewer);
  await page.mouse.move(pointer.x, pointer.y);
  await page.mouse.down();
  await page.mouse.move(pointer.x + 100, pointer.y, { steps: 4 });
  expect((await boxOf(viewer)).x).toBeGreaterThan(before.x + 50);
  await page.mouse.move(pointer.x + 3_000, pointer.y, { steps: 4 });
  await page.mouse.up();
  await expectRest(viewer);
  expect((await boxOf(viewer)).x).toBeCloseTo(0, 0);
  await page.mouse.click(pointer.x, pointer.y);
  await expectScale(viewer, '1.0');
  await page.mouse.click(8, 450);
  await expect(viewer).toBeHidden();
});

test('with reduced motion the picture is at once where it belongs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/statuario/');
  const viewer = await openPicture(page, /^Enlarge: Polished Statuario/);
  const fitted = await boxOf(viewer);
  const width = await page.evaluate(async () => {
    const key = new KeyboardEvent('keydown', { key: '+', bubbles: true, cancelable: true });
    document.querySelector('dialog[open] button')?.dispatchEvent(key);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return document.querySelector('[data-stage] img')?.getBoundingClientRect().width;
  });
  expect(width).toBeCloseTo(fitted.width * 1.5, 0);
});
