import type { Product } from '#content/entities/product/product.entity.ts';
import type { Services } from '#server/services/services.ts';

export type ProductPath = { categorySlug: string; productSlug: string };

/** The product of this path, or of its former path if it or its category has moved. */
export async function findProduct(services: Services, path: ProductPath): Promise<Product | undefined> {
  const product = await findProductBySlug(services, path.productSlug);
  if (!product || product.category.slug === path.categorySlug) return product;
  const movedTo = await services.resolve.findMoved({ entities: ['category'], slug: path.categorySlug });
  return product.category.slug === movedTo?.slug ? product : undefined;
}

/** The product of this slug, or of this former one. */
export async function findProductBySlug(services: Services, slug: string): Promise<Product | undefined> {
  const product = await services.products.find({ reader: 'visitor', key: slug });
  if (product?.slug === slug) return product;
  const moved = await services.resolve.findMoved({ entities: ['product'], slug });
  return moved && services.products.find({ reader: 'visitor', key: moved.slug });
}
