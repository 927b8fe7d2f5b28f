import type { Product } from '#content/product/product.entity.ts';

/** The contact page with the quote form filled in for this stone. */
export function quoteAddress(product: Pick<Product, 'name' | 'slug'>): string {
  const query = new URLSearchParams({
    form: 'quote',
    product: product.slug,
    subject: `Quote request: ${product.name}`,
  });
  return `/contact/?${query}`;
}

/** The contact page with the subject of a consultation filled in. */
export function consultationAddress(product: Pick<Product, 'name'>): string {
  return `/contact/?${new URLSearchParams({ subject: `Consultation: ${product.name}` })}`;
}
