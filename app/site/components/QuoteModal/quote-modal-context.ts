import { createContext } from 'react';
import type { QuotedProduct } from './quote-path.ts';

/**
 * Where a quote is requested: a card or a product's page, which name the product, or the bar, which lets the visitor
 * choose it and knows the product of the page.
 */
export type QuoteRequest =
  | { source: 'card'; product: QuotedProduct }
  | { source: 'header'; product?: QuotedProduct | undefined };

export type OpenQuoteModal = {
  open: (request: QuoteRequest, opener: HTMLElement) => void;
  /** Loads the modal's content before it is opened. */
  prepare: () => void;
};

/** Undefined until scripts run, and where a plain link is enough. */
export const QuoteModalContext = createContext<OpenQuoteModal | undefined>(undefined);
