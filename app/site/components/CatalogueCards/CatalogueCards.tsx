import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import type { ArticleSummary } from '../ArticleCard/summarize-articles.ts';
import { PageCard } from '../PageCard/PageCard.tsx';
import type { PageSummary } from '../PageCard/summarize-pages.ts';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import type { ProductSummary } from '../ProductCard/summarize-products.ts';
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx';
import type { ProjectSummary } from '../ProjectCard/summarize-projects.ts';
import styles from './CatalogueCards.module.css';

/** What a search has found. */
export type CatalogueCard =
  | { kind: 'stone'; record: ProductSummary }
  | { kind: 'article'; record: ArticleSummary }
  | { kind: 'project'; record: ProjectSummary }
  | { kind: 'landing' | 'page'; record: PageSummary };

/** Squares, as in the grid of a collection: a slab that is cropped to a tall shape is fetched twice as wide as shown. */
const ratio = '1:1';
/** On a phone a little less than the 43vw that they take: on its dense screen nobody sees it, and it halves the bytes. */
const sizes = '(width>=1200px) 20.4vw,(width>=900px) 31.5vw,38vw';
/** The first row is in view at once. */
const firstRow = 3;

/** What was found in a dense grid, each kind as its own card. */
export function CatalogueCards({ cards }: { cards: readonly CatalogueCard[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={`${card.kind} ${card.record.id}`} data-later={index < firstRow ? undefined : ''}>
          <PlacedCard card={card} priority={index < firstRow} />
        </li>
      ))}
    </ul>
  );
}

function PlacedCard({ card, priority }: { card: CatalogueCard; priority: boolean }) {
  const place = { picture: card.record.picture, sizes, priority, ratio, headingAs: 'h3' } as const;
  switch (card.kind) {
    case 'stone':
      return <ProductCard product={card.record} {...place} />;
    case 'article':
      return <ArticleCard article={card.record} {...place} />;
    case 'project':
      return <ProjectCard project={card.record} {...place} />;
    case 'landing':
    case 'page':
      return <PageCard page={card.record} {...place} />;
  }
}
