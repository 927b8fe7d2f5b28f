import type { Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

/** What is always in reach, by its handle: the enquiry button, the messaging link, feedback, and a stone's own bar. */
const floating =
  '[data-enquiry-source="bar"], a[href^="https://wa.me/"], [data-feedback-open], [data-quote-bar]';

/**
 * What floats is either a part of the window's lower edge, as wide as the window and with a wall of its own, or it
 * stands where nothing else is.
 * @returns texts, pictures and controls that it covers, on the whole way down the page
 */
async function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const covered = new Set<string>();
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isEdge = (element: Element) => {
      const { width, bottom } = element.getBoundingClientRect();
      const hasWall = getComputedStyle(element).backgroundColor.startsWith('rgb(');
      return hasWall && width === document.documentElement.clientWidth && bottom <= innerHeight + 1;
    };
    const holdsWords = (element: Element, { x, y }: { x: number; y: number }) =>
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()].some(
          (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
        );
      });
    const look = (float: Element) => {
      for (let place: Element | null = float; place; place = place.parentElement) if (isEdge(place)) return;
      const box = float.getBoundingClientRect();
      for (let x = box.left + 2; x < Math.min(box.right, innerWidth); x += 8) {
        for (let y = box.top + 2; y < box.bottom; y += 8) {
          for (const under of document.elementsFromPoint(x, y)) {
            if (under.closest(selector) || !isSeen(under)) continue;
            const isThing = under.matches('a, button, input, textarea, select, img, video');
            if (isThing || holdsWords(under, { x, y }))
              covered.add(`${under.localName}: ${under.textContent}`);
          }
        }
      }
    };
    for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      for (const float of document.querySelectorAll(selector)) if (isSeen(float)) look(float);
    }
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    for (const float of document.querySelectorAll(`:is(${selector}):not([data-feedback-open])`)) {
      if (isSeen(float) && footer && float.getBoundingClientRect().bottom > footer.top + 1)
        covered.add('footer');
    }
    return [...covered];
  }, floating);
}

for (const path of ['/italian-marble/', '/statuario/']) {
  test(`what is always in reach on ${path} covers nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-painting');
    expect(await findCovered(page)).toEqual([]);
  });
}

test('a buyer who types a name sees the stones that bear it, without scrolling', async ({ page }) => {
  await page.goto('/italian-marble/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.pressSequentially('onyx');
  await expect(page.getByText('17 stones named “onyx” in the yard list').last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Picasso Onyx' })).toBeInViewport();
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect(search).toBeFocused();
});
