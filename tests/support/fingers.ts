import type { Page } from '@playwright/test';

export type Place = { x: number; y: number };

/** Fingers on the screen, as the browser gets them from a phone: each list is where they are next. */
export async function moveFingers(page: Page, places: readonly (readonly Place[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [first, ...rest] = places;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((place, id) => ({ ...place, id })),
    });
  await send('touchStart', first ?? []);
  for (const place of rest) await send('touchMove', place);
  await send('touchEnd', []);
  await session.detach();
}

/** Two fingers that part from `from` pixels to `to` pixels, side by side around a place. */
export async function pinch(
  page: Page,
  around: Place,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const steps = 8;
  const spans = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
  const places = spans.map((span) => [
    { x: around.x - span / 2, y: around.y },
    { x: around.x + span / 2, y: around.y },
  ]);
  await moveFingers(page, places);
}
