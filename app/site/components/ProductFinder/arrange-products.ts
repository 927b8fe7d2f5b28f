import type { Picture } from '#content/picture/picture.ts';
import type { Product } from '#content/product/product.entity.ts';
import type { Landing } from '#content/site-documents/landing.document.ts';
import type { ListedProduct, ProductList } from './filter-products.ts';

type Stock = { products: readonly Product[]; pictures: Record<string, Picture> };

/** Twice the width in pixels that a card has on a phone, or in the first position of a list on a desktop. */
const maxCardWidth = 960;

/** Fills the fixed lists with the products that they name; a product that is gone leaves no gap. */
export function arrangeProducts(
  landing: Pick<Landing, 'lists' | 'popular'>,
  stock: Stock,
): { lists: ProductList[]; popular: ListedProduct[] } {
  const products = new Map(
    stock.products.map((product) => [product.slug, toListedProduct(product, stock.pictures)]),
  );
  const productsOf = (slugs: readonly string[]) => slugs.flatMap((slug) => products.get(slug) ?? []);
  return {
    lists: landing.lists.map(({ id, label, text, products: slugs }) => ({
      key: id,
      label,
      text,
      products: leadWithArrival(productsOf(slugs)),
    })),
    popular: productsOf(landing.popular),
  };
}

/** The newest product of a list takes its first position, which is the large one. */
function leadWithArrival(products: ListedProduct[]): ListedProduct[] {
  const arrival = products.findLast((product) => product.isNew);
  return arrival ? [arrival, ...products.filter((product) => product !== arrival)] : products;
}

function toListedProduct(product: Product, pictures: Record<string, Picture>): ListedProduct {
  const { slug, name, origin, new: isNew } = product;
  const picture = pictures[product.mainImage];
  return { slug, name, origin, isNew, picture: picture && toCardPicture(picture) };
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
