import { useEffect } from 'react';

/** Opens the disclosure that the address names and brings it into view, on arrival and whenever the address changes. */
export function useOpenByHash(): void {
  useEffect(() => {
    const look = () => {
      const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(place instanceof HTMLDetailsElement)) return;
      place.open = true;
      // The panel around it may only now have come to show.
      requestAnimationFrame(() => place.scrollIntoView());
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
}
