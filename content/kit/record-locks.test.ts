import { expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { productEntity } from '../entities/product/product.entity.ts';
import { checkOwner } from './record-locks.ts';

describeOnBothEngines('a stone that is taken out of the trash', (openDb) => {
  const openApi = createApiOpener();

  test('is not said to belong to a deleted collection where the database is away', async () => {
    const db = await openDb();
    const { records } = await openApi(db);
    const { id: category } = await records.category({ name: 'Dawn' });
    const stone = { category } as unknown as Parameters<typeof checkOwner>[2];
    await expect(checkOwner(db, productEntity, stone)).resolves.toBeUndefined();
    await db.destroy();
    await expect(checkOwner(db, productEntity, stone)).rejects.not.toMatchObject({ code: 'conflict' });
  });
});
