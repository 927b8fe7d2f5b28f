import { createContext, type ReactNode } from 'react';

/** What a document's form shows below a field, beside the field's own control; found by the field's place. */
export const BelowField = createContext<(idPath: string) => ReactNode>(() => null);
