import { lazy, Suspense } from 'react';
import type { Category } from '#content/category/category.entity.ts';
import { pathOfCategory } from '#content/category/category-path.shared.ts';
import type { DocumentValues } from '#content/site-documents/registry.ts';
import type { ListPart } from '../../../paging/pages-around.ts';
import type { StoneView } from '../../category-page/collection-address.shared.ts';
import type { CollectionNarrowingData } from '../../category-page/load-narrowed-stones.ts';
import { InlineScript } from '../../first-paint/InlineScript.tsx';
import type { ProductSummary } from '../../product-page/summarize-products.ts';
import choiceStyles from '../CatalogueFilter/choices.module.css';
import narrowingStyles from '../CatalogueFilter/narrowing.module.css';
import { joinClassNames } from '../class-names.ts';
import { Pager } from '../Pager/Pager.tsx';
import { Section } from '../Section/Section.tsx';
import { withParameters } from './address.ts';
import { EmptyGrid } from './EmptyGrid.tsx';
import styles from './ProductGrid.module.css';
import { fitSizes, rememberView } from './remember-view.ts';
import { StoneBar } from './StoneBar.tsx';
import { StoneCards } from './StoneCards.tsx';
import { useKeptView } from './use-kept-view.ts';

const loadNarrowing = () => import('../CollectionNarrowing/CollectionNarrowing.tsx');
const CollectionNarrowing = lazy(async () => ({ default: (await loadNarrowing()).CollectionNarrowing }));

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
  const { category, texts, stones, products, view: asked, narrowing, isPreview } = props;
  const { view, keep } = useKeptView(asked);
  if (products.length === 0 && !narrowing) return <EmptyGrid category={category} label={texts.emptyLabel} />;
  const path = pathOfCategory(category);
  const here = props.address || path;
  const narrowHref = withParameters(path, { narrow: narrowing ? undefined : 'open', view: asked });
  return (
    <Section space="none" className={styles.section} aria-labelledby={headingId} data-view={view}>
      <InlineScript text={import.meta.env.SSR ? rememberView : ''} />
      <h2 id={headingId} className="visually-hidden">
        Stones of the {category.name} collection
      </h2>
      <StoneBar
        texts={texts}
        view={view}
        onView={keep}
        hrefOfView={(name) => withParameters(here, { page: props.part.page, view: name }) + anchor}
        narrowHref={stones > 1 && !isPreview ? narrowHref + anchor : undefined}
        isNarrowing={narrowing !== undefined}
        onIntent={loadNarrowing}
      />
      <Stones {...props} {...{ path, here }} isGrid={view === 'grid'} />
      <InlineScript text={import.meta.env.SSR ? fitSizes : ''} />
    </Section>
  );
}

type StonesProps = ProductGridProps & { path: string; here: string; isGrid: boolean };

/** The stones, with the choices beside them where they are narrowed. */
function Stones({ category, stones, products, part, view, narrowing, path, here, isGrid }: StonesProps) {
  return (
    <div className={narrowing && joinClassNames(narrowingStyles.columns, choiceStyles.tracks, styles.beside)}>
      {narrowing ? (
        <Suspense>
          <CollectionNarrowing name={category.name} {...{ path, stones, anchor, view, narrowing }} />
        </Suspense>
      ) : null}
      <StoneCards products={products} isGrid={isGrid} isNarrow={narrowing !== undefined} />
      <Pager
        label="Pages of this collection"
        part={part}
        pathOf={(page) => withParameters(here, { page, view }) + anchor}
      />
    </div>
  );
}
