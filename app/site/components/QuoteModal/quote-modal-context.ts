import { createContext } from 'react';
import type { QuotedProduct } from './quote-path.ts';

/**
 * Who asks for a quote: a card or a product's page, which name the stone, or the bar, which asks for it and knows
 * the one that the page is about.
 */
export type QuoteRequest =
  | { source: 'card'; product: QuotedProduct }
  | { source: 'header'; product?: QuotedProduct | undefined };

export type OpenQuoteModal = {
  open: (request: QuoteRequest, opener: HTMLElement) => void;
  /** Fetches what the modal shows, ahead of its opening. */
  prepare: () => void;
};

/** Undefined until scripts run, and where nothing but a link is wanted. */
export const QuoteModalContext = createContext<OpenQuoteModal | undefined>(undefined);
