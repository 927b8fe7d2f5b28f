import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ItemListField } from '../kit/field.ts';
import { cellOf, itemsOfCell } from './cells.ts';

const notes: ItemListField = {
  ...{ kind: 'itemList', label: 'Notes', noun: 'note', titleField: 'title', maxItems: 9 },
  fields: {
    title: { kind: 'text', label: 'Title', maxLength: 99, required: 'Title is required' },
    words: { kind: 'text', label: 'Words', maxLength: 99 },
    isShown: { kind: 'flag', label: 'Shown', default: true },
  },
};
const text = fc.oneof(fc.string(), fc.constantFrom('; Words: none', 'a\nb', 'x;y: z', 'Title:', '\\; Id: 3'));
const item = fc.record({
  ...{ id: fc.uuid(), title: text.map((one) => `t${one.trim()}`) },
  ...{ words: text.map((one) => one.trim()), isShown: fc.boolean() },
});

test('items of a list are read from the cell that an editor sees as they were, whatever they say', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 3 }), (items) => {
      const read = itemsOfCell(notes, cellOf(notes, items)) ?? [];
      expect(read.map((one) => ({ words: '', isShown: true, ...one }))).toEqual(items);
    }),
  );
});

test('items that refer to records are read as JSON alone', () => {
  const stones = { kind: 'referenceList', label: 'Stones', to: 'product', maxItems: 9 } as const;
  const lists: ItemListField = {
    ...notes,
    fields: { ...notes.fields, stones: { ...stones, snakeNameGives: 'slugs' } },
  };
  expect(itemsOfCell(lists, '[{"title":"White","stones":["statuario"]}]')).toHaveLength(1);
  expect(itemsOfCell(lists, 'Title: White; Stones: statuario')).toBeUndefined();
  expect(itemsOfCell(lists, '')).toEqual([]);
});
