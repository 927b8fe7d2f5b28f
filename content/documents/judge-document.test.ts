import { describe, expect, test } from 'vitest';
import { isAppError } from '#errors/app-error.ts';
import { parseByPath } from '#errors/validate.ts';
import type { DocumentField, LeafField, ListField } from './document-field.ts';
import { mapValues } from './document-places.ts';
import { documentSchemaOf } from './document-schema.ts';
import { completeValue, completeValues, isItemList, type Values } from './document-values.ts';
import { judgeDocument } from './judge-document.ts';
import { siteDocuments } from './registry.ts';
import type { SiteDocument } from './site-document.ts';

const texts = [
  ...['', '   ', 'x', 'x'.repeat(200), 'x'.repeat(20_001), '\0', '\ud800', '#12345', '#1F2A36', '#abcdeg'],
  ...['/about/', 'about', '//host', 'https://a.example/b', 'https://user@a.example/', 'http://a.example'],
  ...['instagram.com/stone', 'www.a.example', 'a@b.example/c', 'instagram'],
  ...['sales@a.example', 'sales@', 'tel:+911234567890', 'tel:1 2', '2026-02-28', '2026-02-30'],
  ...['/uploads/a.pdf', '/uploads/a b.pdf', `https://a.example/${'b'.repeat(500)}`, 'javascript:alert(1)'],
];
const numbers = [0, -1, 1.5, 91, -181, 2_147_483_648, 'many'];
const lists = [
  [],
  ['one'],
  [''],
  ['x'.repeat(201)],
  ['\0'],
  Array.from({ length: 1_001 }, (_, at) => `a-${at}`),
];

/** What somebody may have typed into a field of a kind. */
function oddValuesOf(field: LeafField): readonly unknown[] {
  const start = completeValue(field, undefined);
  if (typeof start === 'number') return numbers;
  if (typeof start === 'boolean' || ['choice', 'optionalChoice'].includes(field.kind)) return [start];
  return Array.isArray(start) ? lists.filter((list) => isPickable(field, list)) : texts;
}

/** Stones, collections and days are picked, not typed. */
function isPickable({ kind }: LeafField, list: readonly string[]): boolean {
  if (kind === 'weekdays') return list.length === 0;
  return !['products', 'categories'].includes(kind) || list.every((slug) => /^[a-z0-9-]{1,120}$/.test(slug));
}

/** Documents with an odd value in each field, in items as well; after all of them each field has held each of its own. */
function oddDocumentsOf({ fields }: SiteDocument): Values[] {
  const whole = withItems(fields);
  return texts.map((_, round) =>
    mapValues(fields, whole, ({ field }) => {
      const odd = oddValuesOf(field as LeafField);
      return odd[round % odd.length];
    }),
  );
}

/** So that every list has something in it. */
function withItems(fields: SiteDocument['fields']): Values {
  const values = completeValues(fields);
  for (const [name, field] of Object.entries(fields)) {
    if (isOpenList(field) && (values[name] as unknown[]).length === 0) {
      values[name] = [{ id: 'one', ...completeValues(field.fields) }];
    }
  }
  return values;
}

function isOpenList(field: DocumentField): field is ListField {
  return isItemList(field) && !field.isFixed;
}

function judgedByServer(document: SiteDocument, { value, before }: { value: Values; before: Values }) {
  const changed = Object.entries(value).filter(
    ([name, one]) => JSON.stringify(one) !== JSON.stringify(before[name]),
  );
  try {
    parseByPath(documentSchemaOf(document.fields), Object.fromEntries(changed));
    return document.judge?.(value as never) ?? {};
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.fields ?? {};
  }
}

/** Of switches alone nothing is refused. */
const typedDocuments = siteDocuments.filter(({ fields }) =>
  Object.values(fields).some(({ kind }) => kind !== 'flag'),
);

describe('a document in its form', () => {
  test.each(typedDocuments.map((document): [string, SiteDocument] => [document.key, document]))(
    'an administrator reads of %s what the server would say, before it is sent',
    (_key, document) => {
      const before = completeValues(document.fields);
      let refused = 0;
      for (const value of oddDocumentsOf(document)) {
        const expected = Object.entries(judgedByServer(document, { value, before })).filter(([, one]) => one);
        refused += expected.length;
        expect(judgeDocument(document, { value, before })).toEqual(Object.fromEntries(expected));
      }
      expect(refused).toBeGreaterThan(0);
    },
  );

  test('an administrator is told of colours that cannot be read on each other, each right by itself', () => {
    const appearance = siteDocuments.find(({ key }) => key === 'appearance') as SiteDocument;
    const before = completeValues(appearance.fields);
    const value = { ...before, accent: before.surface };
    expect(Object.keys(judgeDocument(appearance, { value, before }))).toEqual(['accent']);
  });

  test('an administrator is told of too few and too many entries, at the list', () => {
    const forms = siteDocuments.find(({ key }) => key === 'forms') as SiteDocument;
    const before = completeValues(forms.fields);
    const value = { ...before, quantities: [] };
    expect(judgeDocument(forms, { value, before })).toEqual(judgedByServer(forms, { value, before }));
    expect(judgeDocument(forms, { value, before })).toEqual({ quantities: 'At least one entry' });
  });

  test('an administrator is not kept from saving by what has been stored before', () => {
    const company = siteDocuments.find(({ key }) => key === 'company') as SiteDocument;
    const before = { ...completeValues(company.fields), email: 'no address' };
    expect(judgeDocument(company, { value: before, before })).toEqual({});
  });
});

test.each([
  ['instagram.com/stone', 'https://instagram.com/stone'],
  [' www.stone.example ', 'https://www.stone.example'],
  ['https://stone.example/a', 'https://stone.example/a'],
])('an address is taken as people write it: "%s"', (href, stored) => {
  const company = siteDocuments.find(({ key }) => key === 'company') as SiteDocument;
  const before = completeValues(company.fields);
  const value = completeValues(company.fields, { name: 'Stone', social: [{ id: 'a', label: 'A', href }] });
  expect(judgeDocument(company, { value, before })).toEqual({});
  const { social } = value;
  expect(parseByPath(documentSchemaOf(company.fields), { social })).toMatchObject({
    social: [{ href: stored }],
  });
});
