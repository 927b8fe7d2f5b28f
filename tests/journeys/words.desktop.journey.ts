import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { shippedPatterns } from '../support/literal-texts.ts';
import { campaignSite } from '../support/sites.ts';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

// What only scripts open is on no page that the server renders (words-of-pages.test.ts).
test.use({ baseURL: campaignSite, contextOptions: { reducedMotion: 'reduce' } });

const lists = ['/categories', '/products', '/blog', '/social', '/gallery', '/landing-pages', '/pages'];
const documents = [
  'company',
  'appearance',
  'home',
  'navigation',
  'collections',
  'landing',
  'about',
  'certificates',
];
const others = [
  'trade',
  'testimonials',
  'journal',
  'gallery',
  'social',
  'contact',
  'forms',
  'notices',
  'legal',
];

/** Everything that the company says, as the API gives it to visitors. */
async function readOwnWords(request: APIRequestContext): Promise<string> {
  const paths = [...lists, ...[...documents, ...others].map((key) => `/site-documents/${key}`)];
  const responses = await Promise.all(paths.map((path) => request.get(`/api${path}`)));
  const texts = await Promise.all(responses.map((response) => response.text()));
  return texts
    .join(' ')
    .replace(/\\n|\s+/g, ' ')
    .replaceAll('{company}', 'Aravane')
    .replaceAll('{hours}', '24')
    .replaceAll('{stones} named “{query}” in {list}', 'No stone named “no such stone” in the yard list');
}

/** Every text of an element that somebody sees or hears; what pictures show is the company's to say. */
function readTexts(element: Element): string[] {
  const texts: string[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('script, style'))
      texts.push(String(walker.currentNode.nodeValue));
  }
  for (const inner of [element, ...element.querySelectorAll('*')]) {
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(inner.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

const shipped = shippedPatterns();

/** Texts that are neither the company's nor messages. */
function findUnknown(texts: readonly string[], own: string): string[] {
  const unknown = texts.filter((text) => {
    if (!/\p{L}/u.test(text) || /^\S+@\S+$|^\+\d|^[A-Z]{2}$|^https?:/.test(text)) return false;
    const escaped = JSON.stringify(text).slice(1, -1);
    return !own.includes(escaped) && !shipped.some((pattern) => pattern.test(text));
  });
  return [...new Set(unknown)];
}

type Opened = { path: string; open: (page: Page) => Promise<void>; shown: (page: Page) => Locator };

const opened: Record<string, Opened> = {
  consent: {
    path: '/about/',
    open: async () => {},
    shown: (page) => page.getByRole('region', { name: 'Privacy choices' }),
  },
  menu: {
    path: '/about/',
    open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  quote: {
    path: '/statuario/',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Request Quote' }).click();
      await expect(page.getByRole('dialog').getByLabel('Subject')).toBeVisible();
      // So that it says what is missing.
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await expect(page.getByRole('dialog').getByText('Please check:')).toBeVisible();
    },
    shown: (page) => page.getByRole('dialog', { name: 'Request a quote' }),
  },
  viewer: {
    path: '/statuario/',
    open: (page) => page.locator('[data-gallery-track] a').first().click(),
    shown: (page) => page.getByRole('dialog', { name: 'Statuario, enlarged' }),
  },
  certificate: {
    path: '/about/',
    open: (page) => page.getByRole('button', { name: 'View Certificate ISO 9001:2015' }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'ISO 9001:2015' }),
  },
  finder: {
    path: '/italian-marble/',
    open: async (page) => {
      await page.getByRole('searchbox').fill('no such stone');
      await expect(page.getByText(/no such stone/i).first()).toBeVisible();
    },
    shown: (page) => page.getByText('No stone named').first(),
  },
};

test('what only scripts open says nothing but the company’s own words and messages that it can change', async ({
  page,
  request,
}) => {
  const own = await readOwnWords(request);
  for (const [what, { path, open, shown }] of Object.entries(opened)) {
    await test.step(what, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await open(page);
      await expect(shown(page)).toBeVisible();
      // What pictures show in the company's words; the viewer writes it below them.
      const described = await page
        .locator('img')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt') ?? ''));
      const texts = await shown(page).evaluate(readTexts);
      const found = findUnknown(texts, `${own} ${JSON.stringify(described)}`);
      expect.soft(found, what).toEqual([]);
      // The finder is a part of its page, which others look at.
      for (const width of what === 'finder' ? [] : [1440, 390]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        expect.soft(await accessibilityFindings(page), `${what}, ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  }
});
