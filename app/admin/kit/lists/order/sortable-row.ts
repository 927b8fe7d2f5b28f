import { createContext } from 'react';
import type { Sortable } from '../../sorting/use-sortable-item.ts';

/** Gives the controls of a row the means to drag it. */
export const SortableRow = createContext<Sortable | undefined>(undefined);
