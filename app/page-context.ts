import { createContext } from 'react-router';
import type { PageContext } from '#server/pages/page-context.ts';

/** The key under which loaders and actions find what the server hands them. */
export const pageContext = createContext<PageContext>();

/** The modules that a page loads on demand and cannot be painted without, as set by its loader. */
export const lazyModules = createContext<readonly string[]>([]);
