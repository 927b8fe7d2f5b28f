import type { ReactNode } from 'react';

/** The states of a component by their names, as `NAME.examples.tsx` beside it exports them: `export const examples`. */
export type Examples = Record<string, ReactNode>;

export type ExamplesModule = { examples: Examples };

export type CatalogueSide = 'site' | 'admin';
