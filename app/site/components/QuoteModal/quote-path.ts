import type { Product } from '#content/entities/product/product.entity.ts';

export type QuotedProduct = Pick<Product, 'name' | 'slug'>;

/** The subject of a message that requests a quote; without a product it is chosen in the form. */
export function quoteSubject(product?: Pick<Product, 'name'>): string {
  return product ? `Quote request: ${product.name}` : 'Quote request';
}

/** The contact page with the quote form filled in, for this product if there is one. */
export function pathOfQuote(product?: QuotedProduct): string {
  const query = new URLSearchParams({
    form: 'quote',
    ...(product && { product: product.slug }),
    subject: quoteSubject(product),
  });
  return `/contact/?${query}`;
}

/** The contact page with the subject of a consultation filled in. */
export function pathOfConsultation(product: Pick<Product, 'name'>): string {
  return `/contact/?${new URLSearchParams({ subject: `Consultation: ${product.name}` })}`;
}
