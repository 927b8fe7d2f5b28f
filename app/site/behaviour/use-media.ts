import { useEffect, useState } from 'react';

/** Whether a media query matches; undefined until scripts run. */
export function useMedia(query: string): boolean | undefined {
  const [holds, setHolds] = useState<boolean>();
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setHolds(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return holds;
}
