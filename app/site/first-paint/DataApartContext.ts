import { createContext } from 'react';

/** Whether the page's scripts ask for its data (page-state.ts), so that none is written into the page. */
export const DataApartContext = createContext(false);
