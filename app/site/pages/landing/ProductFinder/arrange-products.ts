import { fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { LandingList, ListedProduct as ReadProduct } from '#publishing/landing/landing-lists.service.ts';
import type { ListedProduct, ProductList } from './filter-products.ts';

type Pictures = Record<string, Picture>;

/** Twice the width in pixels that a card has on a phone, or in the first position of a list on a desktop. */
const maxCardWidth = 960;

/** The lists as cards show them. */
export function arrangeProducts(
  { lists, popular }: { lists: readonly LandingList[]; popular: readonly ReadProduct[] },
  pictures: Pictures,
): { lists: ProductList[]; popular: ListedProduct[] } {
  const show = (product: ReadProduct) => toListedProduct(product, pictures);
  return {
    lists: lists.map(({ id, label, text, products, ...more }) => ({
      ...{ key: id, label, text, ...fallbackOf(more) },
      products: leadWithArrival(products.map(show)),
    })),
    popular: popular.map(show),
  };
}

/** The newest product of a list takes its first position, which is the large one. */
function leadWithArrival(products: ListedProduct[]): ListedProduct[] {
  const arrival = products.findLast((product) => product.isNew);
  return arrival ? [arrival, ...products.filter((product) => product !== arrival)] : products;
}

function toListedProduct(product: ReadProduct, pictures: Pictures): ListedProduct {
  const { slug, name, origin, new: isNew } = product;
  const picture = pictures[product.mainImage];
  return { slug, name, origin, isNew, ...fallbackOf(product), picture: picture && toCardPicture(picture) };
}

/**
 * Drops widths that no card needs, which would make up half of the HTML, and the description, which repeats the name.
 */
function toCardPicture(picture: Picture): Picture {
  const width = Math.min(picture.width, maxCardWidth);
  return {
    ...picture,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: '',
  };
}
