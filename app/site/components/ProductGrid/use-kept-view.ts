import { startTransition, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StoneView } from '../../category-page/collection-address.shared.ts';
import { keptUnder } from './remember-view.ts';

/** How stones are shown: as the address asks, else as this browser did before. */
export function useKeptView(asked: StoneView | undefined): {
  /** Undefined where nothing says it, and before scripts run. */
  view: StoneView | undefined;
  keep: (view: StoneView) => void;
} {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [kept, setKept] = useState<StoneView>();
  useLayoutEffect(() => {
    const remember = () => setKept(readKept());
    // As the address asks, or as a page shows them before it is taken over (remember-view.ts): nothing is to change now.
    const isShown = document.querySelector('section[data-view]') !== null;
    if (isShown) startTransition(remember);
    else remember();
  }, []);
  return {
    view: asked ?? kept,
    keep(view) {
      setKept(view);
      try {
        localStorage.setItem(keptUnder, view);
      } catch {
        // A browser that keeps nothing shows it until the page is left.
      }
      const query = new URLSearchParams(search);
      if (!query.has('view')) return;
      query.delete('view');
      void navigate({ pathname, search: `${query}` }, { replace: true, preventScrollReset: true });
    },
  };
}

/** Undefined for the wall, which is what is shown where nothing says how: nothing is rendered once more for it. */
function readKept(): StoneView | undefined {
  try {
    return localStorage.getItem(keptUnder) === 'grid' ? 'grid' : undefined;
  } catch {
    return undefined;
  }
}
