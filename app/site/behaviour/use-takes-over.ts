import { startTransition, useEffect, useState } from 'react';

/**
 * Whether scripts control what works by the URL's hash without them. A visitor who opened it by the hash before
 * scripts ran also closes it by the hash.
 * @param hash e.g. `#menu`
 */
export function useTakesOver(hash: string): boolean {
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    const look = () => setTaken((was) => was || location.hash !== hash);
    startTransition(look);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [hash]);
  return isTaken;
}
