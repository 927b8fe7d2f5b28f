import { describe, expect, test } from 'vitest';
import type { DocumentFields } from '../../documents/document-field.ts';
import { line } from '../../documents/text-fields.ts';
import { moveUnchanged } from './move-unchanged.ts';

const fields = {
  name: line('Name'),
  address: { kind: 'group', label: 'Address', fields: { street: line('Street'), town: line('Town') } },
  phones: {
    kind: 'list',
    label: 'Phones',
    noun: 'phone',
    titleField: 'label',
    maxItems: 4,
    fields: { label: line('Label'), href: line('Link') },
  },
} satisfies DocumentFields;

const sales = { id: 'sales', label: 'Sales', href: 'tel:+1' };
const yard = { id: 'yard', label: 'Yard', href: 'tel:+2' };
const office = { id: 'office', label: 'Office', href: 'tel:+3' };
const demo = { name: 'Demo', address: { street: 'Demo Road', town: 'Demo' }, phones: [sales, yard] };
const start = { name: 'Your company', address: { street: '', town: '' }, phones: [] };

const strip = (current: Record<string, unknown>) => moveUnchanged(fields, { from: demo, to: start, current });

describe('taking the demo’s words out of a document', () => {
  test('leaves nothing of them where nobody has changed any', () => {
    expect(strip(demo)).toEqual(start);
  });

  test('keeps a value, an address and an item of a list that somebody has changed, each as a whole', () => {
    const changed = { ...sales, href: 'tel:+9' };
    const address = { street: 'Rua 1', town: 'Demo' };
    expect(strip({ name: 'Varda', address, phones: [changed, yard, office] })).toEqual({
      name: 'Varda',
      address,
      phones: [changed, office],
    });
  });
});

describe('putting them back', () => {
  const restore = (current: Record<string, unknown>, after: Record<string, unknown> = start) =>
    moveUnchanged(fields, { from: after, to: demo, current });

  test('gives back all of them where nothing was written since', () => {
    expect(restore(start)).toEqual(demo);
  });

  test('keeps what was written since, beside the items that come back', () => {
    expect(restore({ ...start, name: 'Varda', phones: [office] })).toEqual({
      name: 'Varda',
      address: demo.address,
      phones: [office, sales, yard],
    });
  });

  test('does not bring back what was deleted since, nor more items than a list may have', () => {
    const kept = { ...start, phones: [sales] };
    expect(restore({ ...start, phones: [] }, kept)).toMatchObject({ phones: [yard] });
    const full = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id, href: '' }));
    expect(restore({ ...start, phones: full })).toMatchObject({ phones: full });
  });
});
