import type { Company } from '#content/documents/company.document.ts';

/** The address as it is written, without the commas of parts that are not known; each part may be empty. */
export function addressParts({ address }: Pick<Company, 'address'>) {
  const { street, locality, district, region, postalCode, country } = address;
  return {
    street,
    town: [locality, district].filter(Boolean).join(', '),
    region: [region, postalCode].filter(Boolean).join(' '),
    country,
  };
}
