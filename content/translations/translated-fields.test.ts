import { expect, test } from 'vitest';
import { startOf } from '#tests/support/site-documents.ts';
import { companyDocument } from '../documents/company.document.ts';
import { documentFacts } from '../documents/document-words.ts';
import { siteDocuments } from '../documents/registry.ts';
import { entities } from '../registry.ts';
import { fieldsOfDocument, fieldsOfRecord } from './translated-fields.ts';

test('of a stone its words are translated, and no figures, places or links to others', () => {
  const stone = { finishOptions: [], applications: [] };
  const [product] = entities
    .filter(({ name }) => name === 'product')
    .map((entity) => fieldsOfRecord(entity, stone));
  expect(product?.map(({ key }) => key)).toEqual([
    ...['name', 'slug', 'description', 'longDescription', 'finishOptions', 'applications'],
    ...['metaTitle', 'metaDescription', 'metaUrl'],
  ]);
  expect(product?.find(({ key }) => key === 'finishOptions')?.names).toEqual(['finish', 'finish_options']);
});

test('of the company its words are translated, and no numbers, addresses or legal names', () => {
  const phones = [{ id: 'sales', label: 'Sales', display: '1', href: 'tel:1' }];
  const fields = fieldsOfDocument(companyDocument, { ...startOf('company'), phones });
  expect(fields.flatMap(({ names }) => names)).toEqual([
    ...['name', 'tagline', 'descriptor', 'address.locality', 'address.district', 'address.region'],
    ...['phones.0.label', 'messaging.label', 'foundedNote'],
  ]);
  expect(fields.map(({ key }) => key)).toContain('phones/sales/label');
});

test.each([...documentFacts])('%s is a field of a document', (fact) => {
  const [key, ...names] = fact.split('.');
  const document: object | undefined = siteDocuments.find((one) => one.key === key);
  const field = names.reduce(
    (parent, name) => Reflect.get(Reflect.get(parent, 'fields'), name),
    document ?? {},
  );
  expect(field).toMatchObject({ label: expect.any(String) });
});
