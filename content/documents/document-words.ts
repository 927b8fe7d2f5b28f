import type { LeafField } from './document-field.ts';
import { type Place, placesOf } from './document-places.ts';
import type { SiteDocument } from './site-document.ts';

/** Texts of documents that are the same in every language, by document and field; links, dates and numbers are anyway. */
export const documentFacts: ReadonlySet<string> = new Set([
  'company.legalName',
  'company.address.street',
  'company.address.postalCode',
  'company.phones.display',
  'company.social.platform',
  'certificates.items.number',
  'certificates.items.issuer',
  'testimonials.items.name',
  'testimonials.items.location',
  'forms.quantities',
  'wording.names',
]);

type WordField = Extract<LeafField, { kind: 'text' | 'html' | 'textList' | 'list' }>;

/** Where a document has words, which each language says in its own way. */
export function wordPlacesOf(
  { key, fields }: SiteDocument,
  value: unknown,
): (Place & { field: WordField })[] {
  return placesOf(fields, value).flatMap((place) => {
    const declared = `${key}.${place.path.replace(/\.\d+(?=\.)/g, '')}`;
    const { field } = place;
    return !documentFacts.has(declared) && hasWords(field) ? [{ ...place, field }] : [];
  });
}

/** Links, and texts of a format such as dates, are no words. */
function hasWords(field: LeafField): field is WordField {
  if (field.kind === 'text') return !field.isLink && (field.format ?? 'message') === 'message';
  if (field.kind === 'list') return field.item.format === undefined;
  return field.kind === 'html' || field.kind === 'textList';
}
