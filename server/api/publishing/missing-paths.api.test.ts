import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

describeOnOneEngine('addresses that were not found', (openDb) => {
  const openApi = createApiOpener();
  let db: Db;
  let api: ApiUnderTest;
  let headers: { authorization: string };

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    headers = await api.signIn();
  });

  const visit = (url: string, { referrer = '', userAgent = browser, ip = '198.51.100.1' } = {}) =>
    api.services.missingPaths.count({ url, referrer, userAgent, ip });
  const list = async (query = '') =>
    (await api.app.inject({ url: `/api/not-found${query}`, headers })).json();
  const ignore = (path: string, ignored: boolean) =>
    api.app.inject({ method: 'PATCH', url: '/api/not-found', headers, payload: { path, ignored } });

  test('are counted with where visitors came from, and nothing of who they were', async () => {
    visit('/carara-marble/?mail=a%40b.example', { referrer: 'https://search.example/q?name=Meera' });
    visit('/carara-marble');
    visit('/lost/');
    visit('/unsubscribe/meera@stone.example/');
    visit(`/${'x'.repeat(400)}/`);
    const { paths, total } = await list();
    expect(total).toBe(2);
    expect(paths[0]).toMatchObject({ path: '/carara-marble/', visits: 2, referrer: 'search.example' });
    expect(JSON.stringify(paths)).not.toMatch(/198\.51|Meera|Firefox|mail=/);
    expect((await list('?search=lost')).total).toBe(1);
  });

  test('of programs stand apart from those of people', async () => {
    visit('/wp-login.php');
    visit('/.env');
    visit('/old-catalogue.php');
    visit('/old-stone/', { userAgent: 'Mozilla/5.0 (compatible; Searchbot/2.1)' });
    visit('/api-probe/', { userAgent: 'curl/8.5' });
    expect((await list()).paths.map(({ path }: { path: string }) => path)).toEqual(['/old-catalogue.php']);
    expect((await list('?list=programs')).total).toBe(4);
  });

  test('come with the page that is most like each, and go once they are redirected', async () => {
    const { id } = await api.records.category();
    await api.records.product({ name: 'Carrara Marble', category: id });
    visit('/shop/Carara_Marbel.html');
    const [row] = (await list()).paths;
    expect(row.suggestion).toEqual({ path: '/carrara-marble/', title: 'Carrara Marble' });
    const payload = { from: row.path, to: row.suggestion.path };
    const made = await api.app.inject({ method: 'POST', url: '/api/redirects', headers, payload });
    expect((await list()).total).toBe(0);
    await api.app.inject({ method: 'POST', url: `/api/redirects/undo/${made.json().undo}`, headers });
    expect((await list()).total).toBe(1);
  });

  test('are put aside and shown again', async () => {
    visit('/lost/');
    await list();
    expect((await ignore('/lost/', true)).statusCode).toBe(204);
    expect([(await list()).total, (await list('?list=ignored')).total]).toEqual([0, 1]);
    visit('/lost/');
    expect((await list()).total).toBe(0);
    await ignore('/lost/', false);
    expect((await list()).paths[0].visits).toBe(2);
    expect((await ignore('/never/', true)).statusCode).toBe(404);
  });

  test('stay few when somebody asks for thousands, and those asked for again stay among them', async () => {
    for (const [path, times] of [
      ['/wanted/', 3],
      ['/also/', 2],
    ] as const) {
      for (let time = 0; time < times; time += 1) visit(path);
    }
    await list();
    for (let number = 0; number < 1000; number += 1) visit(`/random-${number}/`);
    expect((await list()).total).toBeLessThanOrEqual(20);
    for (let round = 0; round < 5; round += 1) {
      for (let number = 0; number < 1000; number += 1) {
        visit(`/flood-${round}-${number}/`, { ip: `203.0.${round}.${number % 250}` });
      }
      await api.services.missingPaths.storeCounts();
    }
    const rows = await db.selectFrom('missingPaths').select('path').execute();
    expect(rows.length).toBeLessThanOrEqual(1000);
    const { paths } = await list('?per_page=2');
    expect(paths.map(({ path }: { path: string }) => path)).toEqual(['/wanted/', '/also/']);
  });

  test('are not even remembered once too many wait to be stored', async () => {
    for (let number = 0; number < 400; number += 1) {
      visit(`/flood-${number}/`, { ip: `203.0.${number % 200}.${number}` });
    }
    expect((await list()).total).toBe(300);
  });
});
