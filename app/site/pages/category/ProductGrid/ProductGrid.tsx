import { lazy, Suspense, startTransition, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DocumentValues } from '#content/documents/registry.ts';
import type { Category } from '#content/entities/category/category.entity.ts';
import { pathOfCategory } from '#content/entities/category/category-path.shared.ts';
import messages from '#messages/en/category.json' with { type: 'json' };
import type { ListPart } from '../../../../paging/pages-around.ts';
import { loadAgain } from '../../../behaviour/load-again.ts';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import choiceStyles from '../../../components/CatalogueFilter/choices.module.css';
import narrowingStyles from '../../../components/CatalogueFilter/narrowing.module.css';
import { joinClassNames } from '../../../components/class-names.ts';
import { Cell, Grid } from '../../../components/Grid/Grid.tsx';
import { MessagePage } from '../../../components/MessagePage/MessagePage.tsx';
import { Pager } from '../../../components/Pager/Pager.tsx';
import { ProductCard } from '../../../components/ProductCard/ProductCard.tsx';
import type { ProductSummary } from '../../../components/ProductCard/summarize-products.ts';
import { BackLink } from '../../../components/RouteError/BackLink.tsx';
import { backTo } from '../../../components/RouteError/back-to.ts';
import { Section } from '../../../components/Section/Section.tsx';
import { InlineScript } from '../../../first-paint/InlineScript.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { StoneView } from '../collection-address.shared.ts';
import type { CollectionNarrowingData } from '../load-narrowed-stones.ts';
import { gridSizes, layoutCards } from './layout-cards.ts';
import styles from './ProductGrid.module.css';
import { StoneBar } from './StoneBar.tsx';

/** The name under which a browser keeps how stones are shown (specification/addresses.md, "Search and narrowing"). */
const keptUnder = 'view';

/**
 * The inline script at the head of a collection's stones: shows them as this browser did before, so that whatever of them
 * has come is painted right. What the address says goes before it.
 */
const rememberView = `(() => {
  try {
    const stones = document.currentScript.closest('section');
    if (!stones.dataset.view && localStorage.getItem('${keptUnder}') === 'grid') stones.dataset.view = 'grid';
  } catch {}
})();`;

/** The one at their end: a grid fetches no larger pictures than it shows. */
const fitSizes = `(() => {
  const stones = document.currentScript.closest('section');
  if (stones.dataset.view === 'grid')
    for (const source of stones.querySelectorAll('source')) source.sizes = '${gridSizes}';
})();`;

const loadNarrowing = () => import('../CollectionNarrowing/CollectionNarrowing.tsx');
const CollectionNarrowing = lazy(async () => ({
  default: (await loadAgain(loadNarrowing)).CollectionNarrowing,
}));

type ProductGridProps = {
  category: Pick<Category, 'name' | 'slug'>;
  texts: DocumentValues['collections']['category'];
  /** How many stones the collection has, whichever of them are shown. */
  stones: number;
  products: readonly ProductSummary[];
  /** Which of its pages shows these products. */
  part: ListPart;
  /** As the address asks to show them. */
  view?: StoneView | undefined;
  /** What it is narrowed by, and can be. */
  narrowing?: CollectionNarrowingData | undefined;
  /** Of the list that is narrowed. */
  address?: string;
  /** A draft that somebody looks at in advance has no choices. */
  isPreview?: boolean;
};

const headingId = 'stones-heading';
/** Below the collection's words, so that the stones come into view at once. */
const anchor = `#${headingId}`;

/** A collection's products: hung large and small, or close together, whole or narrowed. */
export function ProductGrid(props: ProductGridProps) {
  const t = useMessages(messages);
  const { category, texts, stones, products, view: asked, narrowing, isPreview } = props;
  const { view, keep } = useKeptView(asked, narrowing !== undefined);
  if (products.length === 0 && !narrowing) return <EmptyGrid category={category} label={texts.emptyLabel} />;
  const path = pathOfCategory(category);
  const here = props.address || path;
  const narrowHref = withParameters(path, { narrow: narrowing ? undefined : 'open', view: asked });
  return (
    <Section space="none" className={styles.section} aria-labelledby={headingId} data-view={view}>
      <InlineScript text={import.meta.env.SSR ? rememberView : ''} />
      <h2 id={headingId} className="visually-hidden">
        {t('category:stones', { collection: category.name })}
      </h2>
      <StoneBar
        texts={texts}
        view={view}
        onView={keep}
        hrefOfView={(name) => withParameters(here, { page: props.part.page, view: name }) + anchor}
        narrowHref={stones > 1 && !isPreview ? narrowHref + anchor : undefined}
        isNarrowing={narrowing !== undefined}
        onIntent={() => void loadNarrowing().catch(() => {})}
      />
      <Stones {...props} {...{ path, here }} isGrid={view === 'grid'} />
      <InlineScript text={import.meta.env.SSR ? fitSizes : ''} />
    </Section>
  );
}

/** How stones are shown: as the address asks, else as a grid where they are narrowed, else as this browser did before. */
function useKeptView(
  asked: StoneView | undefined,
  isNarrowed: boolean,
): {
  /** Undefined where nothing says it, and before scripts run. */
  view: StoneView | undefined;
  keep: (view: StoneView) => void;
} {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [kept, setKept] = useState<StoneView>();
  useLayoutEffect(() => {
    const remember = () => setKept(readKept());
    // As the address asks, or as a page shows them before it is taken over: nothing is to change now.
    const isShown = document.querySelector('section[data-view]') !== null;
    if (isShown) startTransition(remember);
    else remember();
  }, []);
  return {
    view: asked ?? (isNarrowed ? 'grid' : kept),
    keep(view) {
      setKept(view);
      try {
        localStorage.setItem(keptUnder, view);
      } catch {
        // A browser that keeps nothing shows it until the page is left.
      }
      const query = new URLSearchParams(search);
      const said = isNarrowed && view === 'wall' ? view : null;
      if (query.get('view') === said) return;
      if (said) query.set('view', said);
      else query.delete('view');
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

type EmptyGridProps = { category: Pick<Category, 'name' | 'slug'>; label: string };

/** Instead of the stones of a collection that has none. */
function EmptyGrid({ category, label }: EmptyGridProps) {
  const t = useMessages(messages);
  return (
    <MessagePage
      label={label}
      headingAs="h2"
      heading={t('category:empty', { collection: category.name })}
      actions={
        <>
          <BackLink {...backTo.collections} look="block" />
          <ButtonLink to={pathOfCategory(category)} reloadDocument>
            {t('category:retry')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** An address of this site with some parameters more; what goes without saying is left out. */
function withParameters(
  address: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const [path, query] = address.split('?');
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && !(name === 'page' && value === 1)) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : `${path}`;
}

type StonesProps = ProductGridProps & { path: string; here: string; isGrid: boolean };

/** The stones, with the choices beside them where they are narrowed. */
function Stones({ category, stones, products, part, view, narrowing, path, here, isGrid }: StonesProps) {
  const t = useMessages(messages);
  return (
    <div className={narrowing && joinClassNames(narrowingStyles.columns, choiceStyles.tracks, styles.beside)}>
      {narrowing ? (
        <Suspense>
          <CollectionNarrowing name={category.name} {...{ path, stones, anchor, view, narrowing }} />
        </Suspense>
      ) : null}
      <StoneCards products={products} isGrid={isGrid} isNarrow={narrowing !== undefined} />
      <Pager
        label={t('category:pages')}
        part={part}
        pathOf={(page) => withParameters(here, { page, view }) + anchor}
      />
    </div>
  );
}

type StoneCardsProps = {
  products: readonly ProductSummary[];
  isGrid: boolean;
  /** Whether the choices stand beside them. */
  isNarrow: boolean;
};

/** Large and small cards, so that no row consists of equal ones; in the grid, equal ones. */
function StoneCards({ products, isGrid, isNarrow }: StoneCardsProps) {
  const places = layoutCards(products.length, { isGrid, isNarrow });
  return (
    <Grid as="ul" className={styles.grid}>
      {products.map((product, index) => {
        const place = places[index];
        if (!place) return null;
        return (
          <Cell
            key={product.id}
            as="li"
            span={place.span}
            start={place.start}
            phoneSpan={place.phoneSpan}
            data-later=""
            className={joinClassNames(
              place.isLow && styles.low,
              place.phoneSpan === 2 ? styles.small : styles.large,
            )}
          >
            <ProductCard
              product={product}
              picture={product.picture}
              ratio={place.ratio}
              sizes={place.sizes}
            />
          </Cell>
        );
      })}
    </Grid>
  );
}
