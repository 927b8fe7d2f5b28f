import type { Page, Route } from '@playwright/test';
import { moveFingers, type Place } from '../support/fingers.ts';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

const lines = (page: Page) => page.locator('main ol').getByRole('listitem');
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? '[]'));

test('what was typed before scripts ran stays, and areas begin in the units that are read @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('units', 'metric'));
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto('/shortlist/?stones=statuario,carrara', { waitUntil: 'commit' });
  const first = lines(page).first();
  await first.getByLabel('Finish').selectOption('Honed');
  await first.getByLabel('Area').fill('300');
  await first.getByLabel('Note').fill('Bright');
  await page.getByLabel('Add a stone by its name').fill('portoro');
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page).toHaveURL(/\/shortlist\/$/);
  await expect(first.getByLabel('Note')).toHaveValue('Bright');
  await expect(page.getByLabel('Add a stone by its name')).toHaveValue('portoro');
  const second = lines(page).nth(1);
  await expect(second.getByLabel('Unit')).toHaveValue('m2');
  await second.getByLabel('Area').fill('1,200');
  expect(await kept(page)).toMatchObject([
    { product: 'statuario', finish: 'Honed', area: '300', unit: 'ft2', note: 'Bright' },
    { product: 'carrara', area: '1,200', unit: 'm2' },
  ]);
});

test('a stone is dragged to its place, and shown in the room where it was seen', async ({
  page,
  hasTouch,
}) => {
  const view = encodeURIComponent('/room/?room=lobby&floor=statuario');
  await page.goto(`/shortlist/?product=statuario&view=${view}&room=Lobby&stones=carrara,portoro`);
  await expect(page).toHaveURL(/\/shortlist\/$/);
  const still = lines(page).first().getByRole('img', { name: 'Statuario, Lobby' });
  await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
  expect(await accessibilityFindings(page)).toEqual([]);

  await lines(page)
    .first()
    .evaluate((line) => line.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const height = (await lines(page).first().boundingBox())?.height ?? 0;
  const box = await lines(page).first().locator('[data-handle]').boundingBox();
  const from = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  const way = [0, 0.2, 0.4, 0.65].map((part): Place => ({ x: from.x, y: from.y + height * part }));
  if (hasTouch) {
    await moveFingers(
      page,
      way.map((place) => [place]),
    );
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y);
    await page.mouse.up();
  }
  await expect(page.getByRole('status').filter({ hasText: 'Statuario is number 2 of 3 now.' })).toHaveCount(
    1,
  );
  expect((await kept(page)).map(({ product }: { product: string }) => product)).toEqual([
    'carrara',
    'statuario',
    'portoro',
  ]);
});
