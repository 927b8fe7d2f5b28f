import { startTransition, useEffect, useState } from 'react';

/** Whether a media query matches; undefined until scripts run. */
export function useMedia(query: string): boolean | undefined {
  const [matches, setMatches] = useState<boolean>();
  useEffect(() => {
    const media = matchMedia(query);
    const update = () => setMatches(media.matches);
    startTransition(update);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, [query]);
  return matches;
}
