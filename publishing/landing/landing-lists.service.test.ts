import { expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const openApi = createApiOpener();
const openDb = createDatabaseOpener('sqlite');

test('A landing page that nobody has arranged shows the first stones of the first twelve collections', async () => {
  const { services, records } = await openApi(await openDb());
  for (let number = 1; number <= 14; number += 1) {
    const { id: category } = await records.category({ name: `Collection ${number}` });
    for (let stone = 1; stone <= 9; stone += 1) {
      await records.product({ name: `Stone ${number}-${stone}`, category });
    }
  }
  const { lists } = await services.landingLists.read({ lists: [], popular: [] });
  expect(lists.map(({ label }) => label)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Collection ${index + 1}`),
  );
  expect(lists.map(({ products }) => products.length)).toEqual(Array.from({ length: 12 }, () => 8));
});
