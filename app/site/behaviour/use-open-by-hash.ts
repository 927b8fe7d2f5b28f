import { useEffect } from 'react';

/** Opens the disclosure that the URL's hash names and scrolls to it, on arrival and whenever the hash changes. */
export function useOpenByHash(): void {
  useEffect(() => {
    const look = () => {
      const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(place instanceof HTMLDetailsElement)) return;
      place.open = true;
      // The panel around it may have become visible only now.
      requestAnimationFrame(() => place.scrollIntoView());
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
}
