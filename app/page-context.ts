import { createContext } from 'react-router';
import type { AppError } from '#errors/app-error.ts';
import type { Services } from '#server/services.ts';
import type { PagePieces } from '#site/page-pieces.shared.ts';
import type { FindStyles } from './site/first-paint/inline-styles.server.ts';

/** What the server hands every loader and action. */
export type PageContext = {
  services: Services;
  /** Marks inline scripts as the site's own. */
  nonce: string;
  /** A built stylesheet by its path; undefined in development, where Vite serves them. */
  findStyles: FindStyles;
  /** Who sent the request: the IP address and browser that repeated submissions are recognised by. */
  visitor: { ip: string; userAgent: string };
  /** Receives what keeps the whole page from being rendered, so that the response says so and when to try again. */
  onFailure: (failure: AppError) => void;
  /** Everybody gets this page: its data is asked for when its scripts start (site/first-paint/page-state.ts). */
  isDataApart: boolean;
  /** Receives a rendered page instead of the body of its response: through a stream of the web it would be copied thrice. */
  onRendered: (page: PagePieces) => void;
  /** A visitor comes from a page of this site, whose document, and its policy, stays. */
  isWithinOther: boolean;
  /** Receives where a page's pictures and films of other sites come from: its policy names nothing else. */
  onForeignMedia: (origins: ForeignMedia) => void;
};

/** Origins such as `https://cdn.example`. */
type ForeignMedia = { pictures: readonly string[]; films: readonly string[] };

export const pageContext = createContext<PageContext>();
