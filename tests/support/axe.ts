import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA, told briefly. @param within a selector, for a part of the page alone */
export async function accessibilityFindings(page: Page, within = 'html'): Promise<string[]> {
  return findingsOf(page, { type: 'tag', values: wcag22 }, within);
}

/** Texts that are hard to read in the colours that the page has now. */
export async function contrastFindings(page: Page): Promise<string[]> {
  return findingsOf(page, { type: 'rule', values: ['color-contrast'] }, 'html');
}

async function findingsOf(page: Page, runOnly: axe.RunOnly, within: string): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ({ rules, part }) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      // A page of the site in the preview has landmarks of its own, and is looked at where visitors meet it.
      const context = { include: [[part]], exclude: [['iframe[srcdoc]']] };
      const { violations } = await run(context, { runOnly: rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
      );
    },
    { rules: runOnly, part: within },
  );
}

/** Into each frame, once: it is large, and stays as long as the document does. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => Reflect.has(window, 'axe')))) await frame.evaluate(source);
  }
}
