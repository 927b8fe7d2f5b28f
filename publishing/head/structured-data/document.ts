import type { SiteIdentity } from '../site-identity.ts';

/** A JSON-LD document, or a part of one, in the terms of schema.org. */
export type StructuredData = Record<string, unknown>;

export const schemaContext = 'https://schema.org';

export function companyId(site: SiteIdentity): string {
  return `${site.publicUrl}/#company`;
}

export function publisherOf(site: SiteIdentity): StructuredData {
  return { '@type': 'Organization', '@id': companyId(site), name: site.company.name };
}

/** Leaves out what is empty: a property without a value tells a reader nothing and fails validators. */
export function withoutEmpty(document: StructuredData): StructuredData {
  return Object.fromEntries(
    Object.entries(document).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
