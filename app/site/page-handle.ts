import type { QuotedProduct } from './components/QuoteModal/quote-path.ts';
import type { HeaderVariant } from './components/SiteHeader/SiteHeader.tsx';

/** What a page's route file passes to the layout around it: `export const handle: PageHandle = …`. */
export type PageHandle = {
  /** `over`: the page begins with a picture that extends under the bar. */
  headerVariant?: HeaderVariant;
  /** The page has its own subscription form, so the footer leaves its form out. */
  hasNewsletter?: (loaderData: unknown) => boolean;
  /** The page is sent without scripts, and without what leads into the site. */
  isAlone?: boolean;
  /** The product that the page is about: the bar's quote link names it. */
  productOf?: (loaderData: unknown) => QuotedProduct | undefined;
};
