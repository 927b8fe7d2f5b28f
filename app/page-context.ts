import { createContext } from 'react-router';
import type { AppError } from '#errors/app-error.ts';
import type { Services } from '#server/services.ts';

/** What the server hands every loader and action. */
export type PageContext = {
  services: Services;
  /** Marks inline scripts as the site's own. */
  nonce: string;
  /** The content of a built stylesheet by its address; undefined in development, where Vite serves them. */
  findStyles: (path: string) => string | undefined;
  /** Who is asking: the address and browser that repeated submissions are recognised by. */
  visitor: { ip: string; userAgent: string };
  /** Told of what keeps the whole page from being answered, so that the answer says so and when to come again. */
  onFailure: (failure: AppError) => void;
};

export const pageContext = createContext<PageContext>();
