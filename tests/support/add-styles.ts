import type { Page } from '@playwright/test';

/** Rules for a page whose policy refuses style elements that are not its own; the last ones that were added are taken away again. */
export async function addStyles(page: Page, rules: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
