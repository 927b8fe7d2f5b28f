import { createRequire } from 'node:module';
import type { IOptions } from 'sanitize-html';
import { uploadsPrefix } from '../picture/picture.ts';
import { articleRules, articleRulesFor } from './article-rules.ts';

/** Brought in by the first text: its parser's modules would slow down every start. */
const loadSanitizer = (): typeof import('sanitize-html') => createRequire(import.meta.url)('sanitize-html');

/**
 * Tags within tags. Nobody writes a tenth of it, and the parser takes the square of it in time: texts that go deeper
 * are refused when they are written.
 */
const maxNesting = 100;

class NestingError extends Error {}

const wordRules: IOptions = { allowedTags: [], allowedAttributes: {} };
/**
 * Keeps of an article's HTML what an article needs (specification/api.md, "HTML"): formatting, links, lists, tables,
 * quotes, pictures of this site and videos from known hosts. Nothing that runs or styles stays.
 * A text of too many tags within each other shows its words alone.
 * @param publicUrl where it is given, pictures that are written with this site's own address become paths
 */
export function cleanHtml(html: string, publicUrl?: string): string {
  const rules = publicUrl === undefined ? articleRules : articleRulesFor(publicUrl);
  const clean = sanitize(html, rules);
  return clean === undefined ? `<p>${escapeText(wordsAlone(html))}</p>` : dropForeignMedia(clean);
}

/** Whether a text has more tags within each other than can be shown. */
export function isTooDeep(html: string): boolean {
  return sanitize(html, wordRules) === undefined;
}

/** The words of formatted text, for counting and searching. */
export function textOfHtml(html: string): string {
  const words = sanitize(html.replaceAll('<', ' <'), wordRules) ?? escapeText(wordsAlone(html));
  return words.replace(/\s+/g, ' ').trim();
}

/** Undefined as soon as the tags go too deep: what the parser holds open stays short, whatever it is given. */
function sanitize(html: string, rules: IOptions): string | undefined {
  let depth = 0;
  try {
    return loadSanitizer()(html, {
      ...rules,
      onOpenTag: () => {
        depth += 1;
        if (depth > maxNesting) throw new NestingError();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
  } catch (error) {
    if (error instanceof NestingError) return undefined;
    throw error;
  }
}

/**
 * Takes pictures of other sites, and frames whose host was refused, out of cleaned HTML, where no text or attribute
 * holds a bracket. The sanitizer's own filter copies all that goes before, for each of them.
 */
function dropForeignMedia(html: string): string {
  return html
    .replace(/<img\b[^<>]*>/g, (tag) => (tag.includes(` src="${uploadsPrefix}`) ? tag : ''))
    .replace(/<iframe\b[^<>]*>[^<]*<\/iframe>/g, (frame) => (/^[^>]* src="/.test(frame) ? frame : ''));
}

function wordsAlone(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ');
}

function escapeText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
