import type { QuotedProduct } from './components/QuoteModal/quote-path.ts';
import type { HeaderVariant } from './components/SiteHeader/SiteHeader.tsx';

/** What a page's route file tells the layout around it: `export const handle: PageHandle = …`. */
export type PageHandle = {
  /** `over`: the page begins with a picture that reaches under the bar. */
  headerVariant?: HeaderVariant;
  /** The page brings a subscription form of its own, so the footer's would be the second. */
  hasNewsletter?: (loaderData: unknown) => boolean;
  /** The stone that the page is about: the bar's way to a quote names it. */
  productOf?: (loaderData: unknown) => QuotedProduct | undefined;
};
