import { expect, overflowOf, test } from '../support/visitor.ts';

test('on a phone the names of the facts stay while four stones are moved past them', async ({ page }) => {
  await page.goto('/compare/?stones=statuario,carrara,nero-marquina,patagonia');
  const origin = page.getByRole('rowheader', { name: /^Origin/ });
  const last = page
    .getByRole('row', { name: /^Origin/ })
    .getByRole('cell')
    .last();
  const before = await origin.boundingBox();
  await last.evaluate((cell) => cell.scrollIntoView({ inline: 'end', block: 'center' }));
  await expect(last).toBeInViewport({ ratio: 0.9 });
  expect((await origin.boundingBox())?.x).toBe(before?.x);
  expect(await overflowOf(page)).toBe(0);
});
