import { expect, test } from 'vitest';
import { rowChangesOf } from '#database/connect.ts';
import { testAuthor as author, createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('stones that many pages show', (openDb) => {
  async function open() {
    const db = await openDb();
    rowChangesOf(db).setHearing(true);
    const { products, category, product } = createSampleRecords(db);
    const { id: dawn } = await category();
    const [one, other] = [
      await product({ name: 'Onyx', category: dawn, finishOptions: ['Honed'] }),
      await product({ name: 'Jade', category: dawn }),
    ];
    const ids = [other.id, one.id];
    const find = () => products.findByIds({ reader: 'visitor', ids, isRemembered: true });
    const namesOf = async () => (await find()).map(({ name }) => name);
    return { products, one, other, find, namesOf };
  }

  test('come in the order that is asked for, and as they are after each write', async () => {
    const { products, one, other, namesOf } = await open();
    expect(await namesOf()).toEqual(['Jade', 'Onyx']);
    await products.update({ id: one.id, changes: { name: 'Black Onyx' }, author });
    expect(await namesOf()).toEqual(['Jade', 'Black Onyx']);
    await products.update({ id: other.id, changes: { published: false }, author });
    expect(await namesOf()).toEqual(['Black Onyx']);
    await products.trash({ id: one.id, author });
    expect(await namesOf()).toEqual([]);
    await products.restore({ id: one.id, author });
    expect(await namesOf()).toEqual(['Black Onyx']);
  });

  test('are read once each, among whichever others they are shown', async () => {
    const { products, one, find } = await open();
    const [, first] = await find();
    const [again] = await products.findByIds({ reader: 'visitor', ids: [one.id], isRemembered: true });
    expect(again?.finishOptions).toEqual(['Honed']);
    expect(again?.finishOptions).toBe(first?.finishOptions);
  });

  test('are each page its own: what one does to its record no other sees', async () => {
    const { find } = await open();
    const [first] = await find();
    Object.assign(first ?? {}, { name: 'Changed' });
    expect((await find())[0]?.name).toBe('Jade');
  });
});
