import { mostCompared, pathOfComparison } from '#content/entities/product/compare-path.shared.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import type { Services } from '#server/services/services.ts';
import { listInOrder } from '../../components/SmallStones/small-stones.ts';
import type { AskedComparison } from './read-comparison.ts';

const mostFound = 8;

type Adding = {
  asked: AskedComparison;
  stones: readonly Product[];
  others: Readonly<Record<string, string>>;
};
type FoundStone = { slug: string; name: string; origin: string; path: string };
export type AddedStones = {
  found: FoundStone[];
  /** Where the comparison with the one stone is that was meant. */
  path?: string;
  /** The name of the stone that was meant and stands there already. */
  known?: string;
};

/** The stones that somebody may mean by what they typed; one that is called so, or the only one, is added at once. */
export async function findAdded(services: Services, { asked, stones, others }: Adding): Promise<AddedStones> {
  if (!asked.added || stones.length >= mostCompared) return { found: [] };
  const query = { query: asked.added, narrowing: { kind: ['stone'] }, page: 1, perPage: mostFound };
  const { hits } = await services.catalogue.search(query);
  const found = await listInOrder(
    services,
    hits.map(({ recordId }) => recordId),
  );
  const meant = found.find(({ name, slug }) => [fold(name), slug].includes(fold(asked.added)));
  const only = meant ?? (found.length === 1 ? found[0] : undefined);
  const slugs = stones.map(({ slug }) => slug);
  if (only && slugs.includes(only.slug)) return { found: [], known: only.name };
  if (only) return { found: [], path: pathOfComparison([...slugs, only.slug], others) };
  return {
    found: found
      .filter(({ slug }) => !slugs.includes(slug))
      .map(({ slug, name, origin }) => ({
        ...{ slug, name, origin },
        path: pathOfComparison([...slugs, slug], others),
      })),
  };
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
