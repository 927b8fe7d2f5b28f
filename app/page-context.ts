import { createContext } from 'react-router';
import type { PageContext } from '#server/pages/page-context.ts';

/** The key under which loaders and actions find what the server hands them. */
export const pageContext = createContext<PageContext>();
