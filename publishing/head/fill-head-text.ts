import type { Company } from '#content/documents/company.document.ts';
import { fillText } from '#content/documents/fill-text.shared.ts';
import type { DocumentValues } from '#content/documents/registry.ts';
import type { DescribedSite } from './page-description.ts';

type Words = Readonly<Record<string, string | number>>;
type HeadTexts = { title: string; description: string };

/** What the document "Search engines" says of a page, with what the site knows of itself and of the page filled in. */
export async function readHeadTexts(
  page: keyof DocumentValues['seo'],
  { company, get }: Pick<DescribedSite, 'company' | 'get'>,
  words: Words = {},
): Promise<HeadTexts> {
  const { title, description } = (await get('seo'))[page];
  const { name, tagline, descriptor } = company;
  const known = { company: name, tagline, descriptor, ...words };
  return { title: fillHeadText(title, known), description: fillHeadText(description, known) };
}

/** A title with the company's name, unless it is in it. */
export function withCompanyName(title: string, { name }: Pick<Company, 'name'>): string {
  return title.includes(name) ? title : [title, name].filter(Boolean).join(' | ');
}

/** Fills in words. What stands in square brackets is left out where a word in it is empty. */
export function fillHeadText(text: string, words: Words): string {
  const whole = text.replace(/\[([^[\]]*)\]/g, (part, inner: string) => {
    const named = [...inner.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
      Object.hasOwn(words, name) ? [name] : [],
    );
    if (named.length === 0) return part;
    return named.every((name) => words[name]) ? inner : '';
  });
  return fillText(whole, words).replace(/\s+/g, ' ').trim();
}
