import { appearanceDocument } from '#content/documents/appearance.document.ts';
import { certificatesDocument } from '#content/documents/certificates.document.ts';
import { companyDocument } from '#content/documents/company.document.ts';
import type { DocumentFields } from '#content/documents/document-field.ts';
import { homeDocument } from '#content/documents/home.document.ts';
import { legalDocument } from '#content/documents/legal.document.ts';
import { navigationDocument } from '#content/documents/navigation.document.ts';
import type { SiteDocument } from '#content/documents/site-document.ts';
import type { FirstStepKey } from '#content/editorial/first-steps/first-step-keys.shared.ts';
import { categoryAdmin } from '../../entities/category/category.admin.tsx';
import { productAdmin } from '../../entities/product/product.admin.tsx';
import type { FormLayout, FormSection } from '../../kit/forms/form-layout.ts';
import { t } from '../../kit/language/t.ts';

/** What a step fills in: some fields of a document, or the form of a first record. */
type StepSubject = { document: SiteDocument } | { layout: FormLayout };

/** The steps that are forms; a test mail and the opening are none. */
export const stepSubjects: Partial<Record<FirstStepKey, StepSubject>> = {
  country: partOf(companyDocument, ['country', 'timeZone', 'currency', 'units']),
  name: partOf(companyDocument, ['name']),
  logo: partOf(appearanceDocument, ['logo', 'logoDark']),
  colour: partOf(appearanceDocument, ['accent', 'surface', 'ink']),
  opening: partOf(homeDocument, ['hero']),
  menu: partOf(navigationDocument, ['menu']),
  contact: partOf(companyDocument, ['email', 'phones', 'messaging', 'address']),
  collection: firstOf(categoryAdmin.formLayout, {
    ...{ title: t('Collection'), column: 'main', rows: ['name', 'description', 'image'] },
  }),
  stone: firstOf(productAdmin.formLayout, {
    ...{
      title: t('Product'),
      column: 'main',
      rows: ['name', 'category', 'description', 'price', 'mainImage'],
    },
  }),
  certificates: partOf(certificatesDocument, ['items']),
  legal: partOf(legalDocument, ['privacy', 'terms']),
};

/** A document with some of its fields: what is saved leaves the others as they are. */
function partOf<Fields extends DocumentFields>(
  { key, label, help, shownOn, fields }: SiteDocument<string, Fields>,
  names: readonly (keyof Fields & string)[],
): StepSubject {
  const isWanted = ([name]: [string, unknown]) => names.some((wanted) => wanted === name);
  const some: DocumentFields = Object.fromEntries(Object.entries(fields).filter(isWanted));
  return { document: { key, label, help, shownOn, fields: some } };
}

/** The form of a new record, with what a first one needs. */
function firstOf(layout: FormLayout, section: FormSection): StepSubject {
  return { layout: { ...layout, sections: [section] } };
}
