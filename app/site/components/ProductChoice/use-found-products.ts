import { useEffect, useState } from 'react';
import { type FoundProduct, findProducts } from './find-products.ts';

/** After how long without another letter the words are looked up. */
const typingPauseMs = 150;

/** The stones that fit the words, the last ones found until the next are there. */
export function useFoundProducts(words: string, isWanted: boolean): readonly FoundProduct[] {
  const [products, setProducts] = useState<readonly FoundProduct[]>([]);
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
