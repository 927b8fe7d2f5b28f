import type messages from '#messages/en/landing.json';
import type { Translate } from '#messages/translate.ts';
/** What the visitor currently sees. */
export type MessagingContext = {
  /** The page's own name. */
  page: string;
  /** The product viewed last. */
  product?: string | undefined;
  /** The selected list. */
  list?: string | undefined;
  /** The name that is searched for. */
  query?: string | undefined;
};

/** The link to the messaging app with a first sentence filled in; another kind of link stays as it is. */
export function messagingUrl(href: string, sentence: string): string {
  if (!/^https?:/.test(href) || !URL.canParse(href)) return href;
  const url = new URL(href);
  url.searchParams.set('text', sentence);
  // Spaces as %20: not every messaging app reads a plus sign as one.
  return url.href.replaceAll('+', '%20');
}

/** What a message begins with. */
export function sentenceFor(
  t: Translate<keyof typeof messages>,
  { page, product, list, query }: MessagingContext,
): string {
  const place = list ? `${page}, ${list}` : page;
  if (product) return t('landing:hello.stone', { stone: product, place });
  if (query) return t('landing:hello.query', { query, place });
  return list ? t('landing:hello.list', { list, page }) : t('landing:hello.page', { page });
}
