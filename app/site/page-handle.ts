import type { HeaderVariant } from './components/SiteHeader/SiteHeader.tsx';

/** What a page's route file tells the layout around it: `export const handle: PageHandle = …`. */
export type PageHandle = {
  /** `over`: the page begins with a picture that reaches under the bar. */
  headerVariant: HeaderVariant;
};
