import { describe, expect, test } from 'vitest';
import { companyDocument } from '#content/documents/company.document.ts';
import { completeValues } from '#content/documents/document-values.ts';
import { bodyOfValues, idPathOf, newItemId, valuesOfDocument } from '../../kit/forms/document-form-values.ts';
import { findDifferences, mergeValues } from '../../kit/forms/merge-values.ts';
import { mergeListOrders } from './merge-documents.ts';

const { fields } = companyDocument;
const phones = [
  { id: 'sales', label: 'Sales', display: '1', href: 'tel:+911' },
  { id: 'yard', label: 'Yard', display: '2', href: 'tel:+912' },
];
const stored = completeValues(fields, { name: 'Aravane', phones, location: { latitude: 26.5 } });
const original = valuesOfDocument(fields, stored);

describe('a document in a form', () => {
  test('comes back as it was read', () => {
    expect(original).toMatchObject({
      ...{ name: 'Aravane', phones: ['sales', 'yard'], 'phones/yard/href': 'tel:+912' },
      'location/latitude': '26.5',
    });
    expect(bodyOfValues(fields, original)).toEqual(stored);
  });

  test('takes coordinates with a decimal comma, and leaves what is no number as it was typed', () => {
    const locationOf = (latitude: string) =>
      bodyOfValues(fields, { ...original, 'location/latitude': latitude }).location;
    expect(locationOf('26,9124')).toMatchObject({ latitude: 26.9124 });
    expect(locationOf('-26,912')).toMatchObject({ latitude: -26.912 });
    expect(locationOf('north')).toMatchObject({ latitude: 'north' });
  });

  test('sends items that were moved with their ids, and new ones without', () => {
    const id = newItemId();
    const body = bodyOfValues(fields, { ...original, phones: ['yard', id], [`phones/${id}/label`]: 'Stock' });
    expect(body.phones).toEqual([phones[1], { label: 'Stock', display: '', href: '' }]);
  });

  test('makes the link of a phone of its number, where nobody has written one', () => {
    const typed = { ...original, 'phones/sales/href': '', 'phones/sales/display': ' +351 (21) 000-0000' };
    const body = bodyOfValues(fields, { ...typed, 'phones/yard/display': 'ask for Rui' });
    expect(body.phones).toMatchObject([{ href: 'tel:+351210000000' }, { href: 'tel:+912' }]);
    expect(bodyOfValues(fields, { ...typed, 'phones/sales/display': '' }).phones).toMatchObject([
      { href: '' },
      {},
    ]);
  });

  test('shows a link that was made of its number as empty, so that it follows the number', () => {
    const made = [{ ...phones[0], display: '+91 (1)' }, phones[1]];
    const read = valuesOfDocument(fields, completeValues(fields, { ...stored, phones: made }));
    expect(read).toMatchObject({ 'phones/sales/href': '', 'phones/yard/href': 'tel:+912' });
    const { phones: kept } = bodyOfValues(fields, read);
    expect(kept).toEqual(made);
    const other = bodyOfValues(fields, { ...read, 'phones/sales/display': '+351 9' });
    expect(other.phones).toMatchObject([{ href: 'tel:+3519' }, { href: 'tel:+912' }]);
  });

  test('is told where the server refuses something, wherever the item stands now', () => {
    const moved = { ...original, phones: ['yard', 'sales'] };
    expect(idPathOf(fields, moved, 'phones.0.href')).toBe('phones/yard/href');
    expect(idPathOf(fields, moved, 'phones.0.id')).toBe('phones');
    expect(idPathOf(fields, moved, 'location.latitude')).toBe('location/latitude');
    expect(idPathOf(fields, moved, 'nothing')).toBeUndefined();
  });
});

describe('two administrators who change the same document', () => {
  const merge = (yours: object, theirs: object) =>
    mergeListOrders(
      { original, yours: { ...original, ...yours }, theirs: { ...original, ...theirs } } as never,
      ['phones'],
    );

  test('keep what each has done to another item, in the order that one of them has chosen', () => {
    const versions = merge(
      { 'phones/sales/href': 'tel:+9199', phones: ['yard', 'sales'] },
      {
        'phones/yard/label': 'Stock yard',
        phones: ['sales', 'yard', 'night'],
        'phones/night/label': 'Night',
      },
    );
    expect(findDifferences(versions).map(({ field, suggested }) => [field, suggested])).toEqual([
      ['phones/sales/href', 'yours'],
      ['phones/yard/label', 'theirs'],
    ]);
    expect(mergeValues(versions, {})).toMatchObject({
      phones: ['yard', 'night', 'sales'],
      ...{
        'phones/sales/href': 'tel:+9199',
        'phones/yard/label': 'Stock yard',
        'phones/night/label': 'Night',
      },
    });
  });

  test('lose no item that one has removed and the other has changed', () => {
    const removed = merge({ phones: ['sales'] }, {});
    expect(removed.theirs.phones).toEqual(['sales']);
    const kept = merge({ phones: ['sales'] }, { 'phones/yard/label': 'Stock yard' });
    expect(mergeValues(kept, {})).toMatchObject({
      phones: ['sales', 'yard'],
      'phones/yard/label': 'Stock yard',
    });
  });

  test('choose where both have written something else', () => {
    const versions = merge({ name: 'Mine' }, { name: 'Theirs' });
    expect(findDifferences(versions)).toMatchObject([{ field: 'name', suggested: undefined }]);
  });
});
