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
  'search.synonyms.phrase',
  'search.synonyms.meaning',
  'wording.names',
]);
