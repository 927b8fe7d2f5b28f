import { gridSizes } from './layout-cards.ts';

/** The name under which a browser keeps how stones are shown (specification/addresses.md, "Search and narrowing"). */
export const keptUnder = 'view';

/**
 * The inline script of a collection, at the end of its stones: shows them as this browser did before, so that the first
 * paint is right and fetches no larger pictures than it shows. What the address says goes before it.
 */
export const rememberView = `(() => {
  try {
    const stones = document.currentScript.closest('section');
    if (stones.dataset.view || localStorage.getItem('${keptUnder}') !== 'grid') return;
    stones.dataset.view = 'grid';
    for (const source of stones.querySelectorAll('source')) source.sizes = '${gridSizes}';
  } catch {}
})();`;
