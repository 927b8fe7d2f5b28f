import { gridSizes } from './layout-cards.ts';

/** The name under which a browser keeps how stones are shown (specification/addresses.md, "Search and narrowing"). */
export const keptUnder = 'view';

/**
 * The inline script at the head of a collection's stones: shows them as this browser did before, so that whatever of them
 * has come is painted right. What the address says goes before it.
 */
export const rememberView = `(() => {
  try {
    const stones = document.currentScript.closest('section');
    if (!stones.dataset.view && localStorage.getItem('${keptUnder}') === 'grid') stones.dataset.view = 'grid';
  } catch {}
})();`;

/** The one at their end: a grid fetches no larger pictures than it shows. */
export const fitSizes = `(() => {
  const stones = document.currentScript.closest('section');
  if (stones.dataset.view === 'grid')
    for (const source of stones.querySelectorAll('source')) source.sizes = '${gridSizes}';
})();`;
