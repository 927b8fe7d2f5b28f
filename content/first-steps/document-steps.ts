import { isDeepStrictEqual } from 'node:util';
import { type Company, companyDocument } from '../site-documents/company.document.ts';
import { completeValues } from '../site-documents/document-values.ts';
import type { DocumentKey, DocumentValues } from '../site-documents/registry.ts';
import type { DemoDocument } from './demo-state.ts';

/** What visitors see of a document, what a new site begins with, and what the demo content says if it says anything. */
type Versions<Value> = { current: Value; start: Value; demo: Value | undefined };

/** The first steps that are taken in documents, by whether they are done. */
export function judgeDocuments(documents: DemoDocument[]) {
  const company = versionsOf(documents, 'company');
  const legal = versionsOf(documents, 'legal');
  const certificates = versionsOf(documents, 'certificates');
  const { name } = company.current;
  const hasText = ({ html }: { html: string }) => html !== '';
  return {
    name: name !== company.start.name && name !== company.demo?.name,
    logo: versionsOf(documents, 'appearance').current.logo !== '',
    contact: hasOwnContact(company),
    certificates: ownItems(certificates, ({ items }) => items).some(({ pdf }) => pdf !== ''),
    legal:
      ownItems(legal, ({ privacy }) => privacy).some(hasText) &&
      ownItems(legal, ({ terms }) => terms).some(hasText),
  };
}

/** A way to reach the company, and none that leads to the demo's. */
function hasOwnContact(company: Versions<Company>): boolean {
  const { email, phones } = company.current;
  return (email !== '' || phones.length > 0) && demosContactIn(company).length === 0;
}

/** The ways to reach the company that are still the demo's, by the names of their fields. */
export function findDemosContact(documents: DemoDocument[]): string[] {
  return demosContactIn(versionsOf(documents, 'company'));
}

function demosContactIn({ current, demo }: Versions<Company>): string[] {
  if (!demo) return [];
  const { email, messaging, phones, address } = companyDocument.fields;
  const ways: [name: string, isDemos: boolean][] = [
    [address.label, current.address.street !== '' && isDeepStrictEqual(current.address, demo.address)],
    [phones.label, current.phones.some(({ href }) => demo.phones.some((phone) => phone.href === href))],
    [email.label, current.email !== '' && current.email === demo.email],
    [messaging.label, current.messaging.href !== '' && current.messaging.href === demo.messaging.href],
  ];
  return ways.flatMap(([name, isDemos]) => (isDemos ? [name] : []));
}

/** The items of a list that are not word for word the demo's. */
function ownItems<Value, Item>({ current, demo }: Versions<Value>, listIn: (value: Value) => Item[]): Item[] {
  const demos = demo ? listIn(demo) : [];
  return listIn(current).filter((item) => !demos.some((one) => isDeepStrictEqual(one, item)));
}

function versionsOf<Key extends DocumentKey>(
  documents: DemoDocument[],
  key: Key,
): Versions<DocumentValues[Key]> {
  const found = documents.find(({ document }) => document.key === key);
  if (!found) throw new Error(`There is no document "${key}"`);
  const start = completeValues(found.document.fields);
  const versions: Versions<unknown> = { current: found.stored.value, start, demo: found.loaded };
  return versions as Versions<DocumentValues[Key]>;
}
