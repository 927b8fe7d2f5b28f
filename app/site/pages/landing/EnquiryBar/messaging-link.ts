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
export function messagingUrl(href: string, context: MessagingContext): string {
  if (!/^https?:/.test(href) || !URL.canParse(href)) return href;
  const url = new URL(href);
  url.searchParams.set('text', sentenceFor(context));
  // Spaces as %20: not every messaging app reads a plus sign as one.
  return url.href.replaceAll('+', '%20');
}

function sentenceFor({ page, product, list, query }: MessagingContext): string {
  const place = list ? `${page}, ${list}` : page;
  if (product) return `Hello, I am looking at ${product} (${place}).`;
  if (query) return `Hello, I am looking for “${query}” (${place}).`;
  return list ? `Hello, I am looking at your ${list} (${page}).` : `Hello, I am looking at your ${page}.`;
}
