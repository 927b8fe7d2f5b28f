import { useEffect, useState } from 'react';
import type { SuggestedProduct } from './rank-by-name.ts';

/** After how long without another letter the words are looked up. */
const typingPauseMs = 150;

/** The stones that fit the words, the last ones found until the next are there. */
export function useFoundProducts(words: string, isWanted: boolean): readonly SuggestedProduct[] {
  const [products, setProducts] = useState<readonly SuggestedProduct[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    const look = async () => {
      const found = await findProducts(words.trim(), asking.signal);
      if (!asking.signal.aborted) setProducts(found);
    };
    const timer = setTimeout(() => void look(), typingPauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, isWanted]);
  return products;
}

/** None where they can't be fetched: the name is then typed. */
async function findProducts(words: string, signal: AbortSignal): Promise<SuggestedProduct[]> {
  try {
    const response = await fetch(`/contact/stones.json?${new URLSearchParams({ search: words })}`, {
      signal,
    });
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}
