import { useEffect, useState } from 'react';
import { addressInLanguageOfPage } from '../../language-of-page.ts';
import type { SuggestedProduct } from './rank-by-name.ts';

/** How long after the last keystroke the search is sent. */
const typingPauseMs = 150;

/** The products that match the query; the previous ones until the next are loaded. */
export function useFoundProducts(words: string, isActive: boolean): readonly SuggestedProduct[] {
  const [products, setProducts] = useState<readonly SuggestedProduct[]>([]);
  useEffect(() => {
    if (!isActive) return;
    const request = new AbortController();
    const search = async () => {
      const found = await findProducts(words.trim(), request.signal);
      if (!request.signal.aborted) setProducts(found);
    };
    const timer = setTimeout(() => void search(), typingPauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [words, isActive]);
  return products;
}

/** None if they can't be loaded: the visitor can still type the name. */
async function findProducts(words: string, signal: AbortSignal): Promise<SuggestedProduct[]> {
  try {
    const query = new URLSearchParams({ search: words });
    const response = await fetch(`${addressInLanguageOfPage('/contact/products.json')}?${query}`, { signal });
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}
