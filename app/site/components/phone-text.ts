import type { Company } from '#content/documents/company.document.ts';

/** A phone number as visitors read it. */
export function phoneText({ display, href }: Company['phones'][number]): string {
  return display || href.replace(/^tel:/, '');
}
