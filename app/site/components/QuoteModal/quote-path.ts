import type { Product } from '#content/entities/product/product.entity.ts';
import type common from '#messages/en/common.json';
import type { Translate } from '#messages/translate.ts';

export type QuotedProduct = Pick<Product, 'name' | 'slug'>;

/** The subject of a message that requests a quote; without a product it is chosen in the form. */
export function quoteSubject(t: Translate<keyof typeof common>, product?: Pick<Product, 'name'>): string {
  return product ? t('common:quote.subjectOf', { stone: product.name }) : t('common:quote.subject');
}

/** A link is not to carry more of a message. */
export const maxPrefilledMessage = 2_000;

/** The contact page with the quote form filled in, for this product if there is one. */
export function pathOfQuote(subject: string, product?: QuotedProduct): string {
  const query = new URLSearchParams({
    form: 'quote',
    ...(product && { product: product.slug }),
    subject,
  });
  return `/contact/?${query}`;
}

/** The contact page with the subject of a consultation filled in. */
export function pathOfConsultation(subject: string): string {
  return `/contact/?${new URLSearchParams({ subject })}`;
}
