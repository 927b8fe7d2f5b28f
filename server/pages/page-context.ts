import type { AppError } from '#errors/app-error.ts';
import type { ForeignMedia } from '../http/content-policy.ts';
import type { Services } from '../services/services.ts';

/** A built stylesheet by its path. */
type FindStyles = (path: string) => string | undefined;

type GetFiles = (module: string) => readonly string[];

/** What the server hands every loader and action. */
export type PageContext = {
  services: Services;
  /** Marks inline scripts as the site's own. */
  nonce: string;
  /** A built stylesheet by its path; undefined in development, where Vite serves them. */
  findStyles: FindStyles;
  /** The built files that a module needs which pages load on demand. */
  getFiles?: GetFiles | undefined;
  /** Who sent the request: the IP address and browser that repeated submissions are recognised by. */
  visitor: { ip: string; userAgent: string };
  /** Receives what keeps the whole page from being rendered, so that the response says so and when to try again. */
  onFailure: (failure: AppError) => void;
  /** A visitor comes from a page of this site, whose document, and its policy, stays. */
  isWithinOther: boolean;
  /** Receives where a page's pictures, films and frames of other sites come from: its policy names nothing else. */
  onForeignMedia: (origins: ForeignMedia) => void;
  /** What the page shows depends on all of its query, also on what advertisers add. */
  onQueryRead: () => void;
};
