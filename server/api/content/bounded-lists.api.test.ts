import { beforeEach, describe, expect, test } from 'vitest';
import { findAdded } from '#app/site/pages/compare/add-stone.ts';
import { readComparison } from '#app/site/pages/compare/read-comparison.ts';
import { loadMatchPage } from '#app/site/pages/match/load-match-page.ts';
import { mostCompared } from '#content/entities/product/compare-path.shared.ts';
import { type ApiUnderTest, createApiOpener, testAdministrator } from '#tests/support/api-app.ts';
import { insertItems, insertRedirects, insertStones } from '#tests/support/many-rows.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const at = '2026-05-01T10:00:00.000Z';

describe('Of more than anybody can look at', () => {
  const openDb = createDatabaseOpener('sqlite');
  const openApi = createApiOpener();
  let site: ApiUnderTest;
  let headers: { authorization: string };

  beforeEach(async () => {
    site = await openApi(await openDb());
    headers = await site.signIn();
  });

  test('twenty-four stones of a colour are shown, and twelve that are like a picture', async () => {
    const colours = [{ hex: '#f0f0ee', share: 100 }];
    await insertStones(site, { count: 30 });
    const likeness = JSON.stringify({
      palette: colours,
      lightness: 95,
      veinDensity: 5,
      veinDirection: 0,
      veinStrength: 0,
    });
    const stones = await site.db.selectFrom('products').select('id').execute();
    const rows = stones.map(({ id }) => ({
      productId: Number(id),
      family: 'white',
      lightness: 95,
      colours: likeness,
    }));
    await site.db.insertInto('productColours').values(rows).execute();
    const shown = async (query: string) =>
      (await loadMatchPage(site.services, new URLSearchParams(query))).stones?.length;
    expect([await shown('colour=white'), await shown('look=95.5.0.0.f0f0ee-100')]).toEqual([24, 12]);
  });

  test('twenty-four stones stand for a collection of a landing page', async () => {
    await insertStones(site, { count: 30 });
    const { lists } = await site.services.landingLists.read({ lists: [], popular: [] });
    expect(lists.map(({ products }) => products.length)).toEqual([24]);
  });

  test('eight stones are offered to compare with, and an address names as many as three tables hold', async () => {
    await insertStones(site, { count: 12 });
    const asked = readComparison(new URLSearchParams({ stones: 'a', add: 'onyx' }));
    expect((await findAdded(site.services, { asked, stones: [], others: {} })).found).toHaveLength(8);
    const long = Array.from({ length: 100 }, (_, number) => `stone-${number}`).join();
    expect(readComparison(new URLSearchParams({ stones: long })).slugs).toHaveLength(3 * mostCompared);
  });

  test('twelve words are tried in place of one that nothing has', async () => {
    const { id: category } = await site.records.category({ name: 'Dusk' });
    // In more records than any, and the thirteenth by its letters.
    const names = [...'abcdefghijkl'].map((letter) => `Granit${letter}`);
    for (const name of [...names, 'Granitm one', 'Granitm two'])
      await site.records.product({ name, category });
    const { corrected } = await site.services.catalogue.search({
      ...{ query: 'granitx', narrowing: {}, page: 1, perPage: 24 },
    });
    expect(corrected).toBe('granita');
  });

  test('an administrator keeps thirty views of the inbox', async () => {
    const save = (name: string) =>
      site.services.inboxViews.save({ name, query: { status: 'new' } }, testAdministrator.username);
    for (let number = 1; number <= 30; number += 1) await save(`View ${number}`);
    await expect(save('One more')).rejects.toMatchObject({ code: 'invalid' });
    await save('View 30');
  });

  test('what a sender has sent is told of twenty others, and of what waits the five that wait longest', async () => {
    await insertItems(site.db, { count: 25, email: 'ada@post.example' });
    expect((await get('inbox/25')).earlier).toHaveLength(20);
    expect((await get('inbox/waiting')).oldest).toHaveLength(5);
  });

  test('what others wrote of a visitor is told of a hundred', async () => {
    await insertItems(site.db, { count: 110, email: 'bob@post.example', message: 'Ask ada@post.example.' });
    const { mentions } = await site.services.visitorData.find('ada@post.example');
    expect(mentions).toHaveLength(100);
  });

  test('there are ten thousand redirects', async () => {
    await insertRedirects(site.db, { count: 10_000, target: '/contact/' });
    const body = { from: '/one-more/', to: '/contact/' };
    const response = await site.app.inject({ method: 'POST', url: '/api/redirects', headers, payload: body });
    expect(response.json().errors).toEqual({ from: 'There can be 10,000 redirects at most' });
  });

  test('two hundred backups are listed', async () => {
    const run = {
      ...{
        kind: 'backup',
        state: 'done',
        startedAt: at,
        startedBy: 'admin',
        aliveAt: at,
        endedAt: at,
        place: '',
      },
      ...{
        name: 'a',
        archiveId: 'a',
        bytes: 0,
        rowCount: 0,
        fileCount: 0,
        sha256: '',
        reason: '',
        proof: '',
      },
    };
    const runs = Array.from({ length: 210 }, () => run);
    await site.db
      .insertInto('backupRuns')
      .values(runs as never)
      .execute();
    expect((await site.services.backups.read()).runs.length).toBe(200);
  });

  test('five thousand searches that found nothing are told', async () => {
    const day = new Date().toISOString().slice(0, 10);
    for (let start = 0; start < 5_010; start += 1_002) {
      const rows = Array.from({ length: 1_002 }, (_, number) => ({
        ...{ day, place: 'site', query: `word ${start + number}`, outcome: 'missed', count: 1 },
      }));
      await site.db.insertInto('searchCounts').values(rows).execute();
    }
    expect((await site.services.reports.searches({ period: '7d' })).rows).toHaveLength(5_000);
  });

  async function get(path: string) {
    const response = await site.app.inject({ url: `/api/${path}`, headers });
    expect([path, response.statusCode]).toEqual([path, 200]);
    return response.json();
  }
});
