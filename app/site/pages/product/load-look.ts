import type { Product } from '#content/entities/product/product.entity.ts';
import type { Services } from '#server/services/services.ts';
import { type ShownColours, showColours } from '../../components/ColourStrip/colour-stripes.ts';
import { listInOrder, type SmallStone } from '../../components/SmallStones/small-stones.ts';
import { degrade } from '../../degrade.ts';

const alikeCount = 4;
/** What is farther is not like it, however little there is. */
const mostUnlike = 0.24;

/** How a stone looks: its colours, and others that look like it. */
export type ProductLook = { colours: ShownColours | undefined; alike: SmallStone[] };

/** @param known products that the page shows anyway */
export async function loadLook(
  services: Services,
  product: Product,
  known: readonly { id: number }[],
): Promise<ProductLook> {
  return degrade(readLook(services, product, known), {
    fallback: { colours: undefined, alike: [] },
    message: `the colours of "${product.slug}" could not be read`,
  });
}

async function readLook(
  services: Services,
  product: Product,
  known: readonly { id: number }[],
): Promise<ProductLook> {
  const { likeness } = services;
  const colours = await likeness.findColours(product.mainImage);
  if (!colours) return { colours: undefined, alike: [] };
  const exceptIds = [product.id, ...known.map(({ id }) => id)];
  const ids = await likeness.findNearest(colours, { limit: alikeCount, exceptIds, within: mostUnlike });
  return {
    colours: await showColours(services, colours.palette),
    alike: await listInOrder(services, ids),
  };
}
