import { useEffect, useState } from 'react';

/**
 * Whether scripts have taken over what works by its address without them. A visitor who opened it by its address in
 * the meantime leaves it by its address, too.
 * @param hash the address, e.g. `#menu`
 */
export function useTakesOver(hash: string): boolean {
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    const look = () => setTaken((was) => was || location.hash !== hash);
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [hash]);
  return isTaken;
}
