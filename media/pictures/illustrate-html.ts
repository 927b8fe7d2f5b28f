import { LRUCache } from 'lru-cache';
import { cleanHtml } from '#content/kit/clean-html.ts';
import { type Picture, sourceSet, variantPath, widthsFor } from '#content/picture/picture.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import type { Translate } from '#messages/translate.ts';

const imagePattern = /<img\b[^<>]*>/g;
const proseSizes = '(min-width: 900px) 760px, 100vw';
const fallbackWidth = 960;

type Shown = {
  pictures: Readonly<Record<string, Picture>>;
  /** The language of what pictures show that is not translated. */
  source: string;
  t: Translate<MessageKey>;
};

/** Pages show the same texts again and again, and reading one with the sanitizer's parser takes most of an article's time. */
const cleaned = new LRUCache<string, string>({
  maxSize: 2_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/** Paths of the uploaded pictures that formatted text shows. */
export function picturePathsIn(html: string): string[] {
  return [...html.matchAll(imagePattern)].flatMap(([tag]) => attributeOf(tag, 'src') ?? []);
}

/**
 * Cleans formatted text once more and gives its pictures sizes, formats and lazy loading, and its tables a frame
 * that scrolls on a narrow screen.
 */
export function illustrateHtml(html: string, { pictures, source, t }: Shown): string {
  return frameTables(
    cleanOnce(html).replace(imagePattern, (tag) => illustratePicture(tag, { pictures, source })),
    t,
  );
}

function cleanOnce(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = cleanHtml(html);
  cleaned.set(html, clean);
  return clean;
}

/** Each frame is a landmark, so that the keyboard can scroll it; several on a page are told apart by number. */
function frameTables(html: string, t: Shown['t']): string {
  const isSeveral = html.split('<table>').length > 2;
  let count = 0;
  return html
    .replace(/<table>/g, () => {
      count += 1;
      const label = isSeveral ? t('common:table.numbered', { number: count }) : t('common:table');
      return `<div class="table-frame" role="region" aria-label="${escapeAttribute(label)}" tabindex="0"><table>`;
    })
    .replace(/<\/table>/g, '</table></div>');
}

function illustratePicture(tag: string, { pictures, source: written }: Omit<Shown, 't'>): string {
  const picture = pictures[attributeOf(tag, 'src') ?? ''];
  if (!picture)
    return '<img src="/placeholder.svg" alt="" width="1200" height="800" data-placeholder="true">';
  const said = attributeOf(tag, 'alt');
  const alt = said || escapeAttribute(picture.alt);
  const lang = !said && picture.fallback ? ` lang="${written}"` : '';
  const width = widthsFor(picture.width).find((candidate) => candidate >= fallbackWidth) ?? 480;
  const sources = (['avif', 'webp'] as const).map(
    (format) =>
      `<source type="image/${format}" srcset="${sourceSet(picture, { format })}" sizes="${proseSizes}">`,
  );
  const source = variantPath(picture.path, { width, format: 'webp' });
  const size = `width="${picture.width}" height="${picture.height}"`;
  return `<picture>${sources.join('')}<img src="${source}" alt="${alt}"${lang} ${size} loading="lazy" decoding="async"></picture>`;
}

/** The value of an attribute as it stands in the HTML, entities included. */
function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
