import slugify from '@sindresorhus/slugify';
import { maxSlugLength } from './slug.ts';

/**
 * The slug that a name suggests: other scripts and letters with marks are spelt in Latin ones.
 * @param fallback where nothing of the name can be spelt, e.g. only signs or Chinese
 */
export function slugFrom(name: string, fallback = 'untitled'): string {
  // Full-width and other forms of a letter are that letter.
  const slug = slugify(name.normalize('NFKC').toWellFormed(), { decamelize: false });
  return shortenSlug(slug, maxSlugLength) || fallback;
}

/** A slug with a number behind it, within the length that slugs have. */
export function numberedSlug(slug: string, count: number): string {
  return slugWithEnding(slug, String(count));
}

/** The same with a word behind it. */
export function slugWithEnding(slug: string, word: string): string {
  const ending = `-${word}`;
  return shortenSlug(slug, maxSlugLength - ending.length) + ending;
}

function shortenSlug(slug: string, maxLength: number): string {
  return slug.slice(0, maxLength).replace(/-+$/, '');
}
