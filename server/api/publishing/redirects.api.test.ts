import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { sendForm } from '#tests/support/upload-form.ts';

describeOnOneEngine('redirects in the API', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let headers: { authorization: string };

  beforeEach(async () => {
    api = await openApi(await openDb());
    headers = await api.signIn();
  });

  const request = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    api.app.inject({ method, url: `/api/redirects${path}`, headers, ...(payload && { payload }) });
  const add = (from: string, to: string) => request('POST', '', { from, to });
  const pairs = async (query = '?kind=manual') =>
    (await request('GET', query))
      .json()
      .redirects.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`);
  const refusalOf = async (from: string, to: string) => {
    const response = await add(from, to);
    expect(response.statusCode).toBe(400);
    return response.json().errors;
  };
  const importCsv = (text: string, query = '') =>
    sendForm(api.app, {
      ...{ url: `/api/redirects/import${query}`, headers },
      form: { files: [{ name: 'redirects.csv', bytes: Buffer.from(text) }] },
    });

  test('are kept in one spelling, found by either address, changed, deleted and brought back', async () => {
    const added = await add(' /Old-Page#top', '/about');
    expect(added.json().errors.from).toContain('Leave out #');
    const { id, undo } = (await add('https://stone.example/Old-Page', '/About')).json();
    expect(await pairs()).toEqual(['/old-page/ /about/']);
    expect(await pairs('?search=ABOUT')).toEqual(['/old-page/ /about/']);
    expect(await pairs('?search=gallery')).toEqual([]);

    await request('PUT', `/${id}`, { from: '/older.html', to: 'https://else.example/x' });
    expect(await pairs()).toEqual(['/older.html https://else.example/x']);
    expect((await request('POST', `/undo/${undo}`)).json().message).toContain('has been changed since');

    const deleted = (await request('DELETE', `/${id}`)).json();
    expect(await pairs()).toEqual([]);
    expect((await request('POST', `/undo/${deleted.undo}`)).json()).toEqual({ undone: 1 });
    expect(await pairs()).toEqual(['/older.html https://else.example/x']);
    expect((await request('POST', `/undo/${deleted.undo}`)).statusCode).toBe(409);
    expect((await request('DELETE', `/${id + 100}`)).statusCode).toBe(404);
  });

  test('are refused where a page is, where they lead nowhere, on to another, or in a circle', async () => {
    const { id } = await api.records.category();
    await api.records.product({ name: 'Azul', category: id, published: false });
    const gone = await api.records.product({ name: 'Verde', category: id });
    await api.app.inject({ method: 'DELETE', url: `/api/products/${gone.id}`, headers });
    expect(await refusalOf('/about/', '/contact/')).toEqual({
      from: 'There is a page at /about/, so nobody would ever be sent on from it',
    });
    expect(await refusalOf('/products/dawn', '/contact/')).toHaveProperty('from');
    expect(await refusalOf('/admin/products/', '/contact/')).toHaveProperty('from');
    expect(await refusalOf('/', '/contact/')).toHaveProperty('from');
    expect((await refusalOf('/assets/old.css', '/contact/')).from).toContain('belongs to the site itself');
    expect(await refusalOf('old', 'javascript:alert(1)')).toEqual({
      from: 'Give an address of this site, beginning with /, such as /old-page/',
      to: 'Give a path that starts with / or an address that starts with https://',
    });
    expect(await refusalOf('/old/', '/nowhere/')).toEqual({ to: 'There is no page at /nowhere/' });
    expect((await refusalOf('/old/', '/azul/')).to).toContain('a draft');
    expect((await refusalOf('/old/', '/verde/')).to).toContain('in the trash');
    expect(await refusalOf('/old/', '/OLD')).toEqual({ to: 'This leads to itself' });

    await add('/one/', '/about/');
    expect((await refusalOf('/one', '/contact/')).from).toBe('/one/ is redirected already, to /about/');
    expect((await refusalOf('/two/', '/one/')).to).toBe(
      '/one/ is itself redirected to /about/: lead there directly',
    );
    // What one leads to has gone since: one more from there would make a way of two steps.
    const onyx = await api.records.product({ name: 'Onyx', category: id });
    await add('/four/', '/onyx/');
    await api.app.inject({ method: 'DELETE', url: `/api/products/${onyx.id}`, headers });
    expect((await refusalOf('/onyx/', '/contact/')).from).toBe(
      '/four/ is redirected to /onyx/: lead /four/ to the new place first',
    );
    await add('/three/', '/products/');
    const changed = (await request('GET', '?search=one')).json().redirects[0];
    const circle = await request('PUT', `/${changed.id}`, { from: '/one/', to: '/three/' });
    expect(circle.json().errors.to).toContain('/three/ is itself redirected');
  });

  test('tell addresses of a former shop apart by their query, which is matched exactly', async () => {
    const { follow } = api.services.redirects;
    await add('/Index.php?product_id=7', '/about/');
    await add('/index.php?product_id=7&Size=L', '/gallery/?view=all');
    expect(await follow('/index.php', '?product_id=7')).toBe('/about/');
    expect(await follow('/INDEX.PHP', '?product_id=7&Size=L')).toBe('/gallery/?view=all');
    expect(await follow('/index.php', '?product_id=70')).toBeUndefined();
    expect(await follow('/index.php', '?Product_id=7')).toBeUndefined();
    expect(await follow('/index.php', '')).toBeUndefined();
    await add('/index.php', '/products/');
    expect(await follow('/index.php', '?product_id=7')).toBe('/about/');
    expect(await follow('/index.php', '?product_id=8')).toBe('/products/?product_id=8');
    expect((await refusalOf('/index.php?product_id=7', '/contact/')).from).toContain('redirected already');
    expect((await refusalOf('/about/?page=2', '/contact/')).from).toContain('There is a page at /about/');
    expect(await refusalOf('/shop?id=1', '/shop?id=1')).toHaveProperty('to');

    const exported = await request('GET', '/export.csv');
    expect((await importCsv(exported.body)).json()).toMatchObject({ create: 0, change: 0, same: 3 });
  });

  test('of records that have moved are listed beside them, and targets that went are said', async () => {
    const category = await api.records.category();
    const azul = await api.records.product({ name: 'Azul', category: category.id });
    await add('/old/', '/azul/');
    expect((await request('GET', '?broken=true')).json().total).toBe(0);
    await api.app.inject({
      ...{ method: 'PUT', url: `/api/products/${azul.id}`, headers },
      payload: { slug: 'azul-bahia', published: true },
    });
    expect(await pairs('?kind=moved')).toEqual(['/azul/ /azul-bahia/']);
    expect((await refusalOf('/older/', '/azul/')).to).toContain('has moved to /azul-bahia/');
    await api.app.inject({ method: 'DELETE', url: `/api/products/${azul.id}`, headers });
    const [broken] = (await request('GET', '?broken=true')).json().redirects;
    expect(broken).toMatchObject({ from: '/old/', problem: 'It leads to "Azul", which is in the trash' });
  });

  test('lead straight to where a record has moved since, however often, and never in a circle', async () => {
    const category = await api.records.category();
    const azul = await api.records.product({ name: 'Azul', category: category.id });
    const change = (path: string, payload: object) =>
      api.app.inject({ method: 'PUT', url: `/api${path}`, headers, payload });
    const { follow } = api.services.redirects;
    await add('/old/', '/azul/?view=slab#form');
    await add('/older/', `/products/${category.slug}/azul/`);
    expect(await follow('/old/', '')).toBe('/azul/?view=slab#form');
    await change(`/products/${azul.id}`, { slug: 'azul-bahia' });
    await change(`/products/${azul.id}`, { slug: 'bahia' });
    await change(`/categories/${category.id}`, { slug: 'dusk' });
    expect(await follow('/old/', '')).toBe('/bahia/?view=slab#form');
    expect(await follow('/older/', '?utm_source=mail')).toBe('/products/dusk/bahia/?utm_source=mail');

    // The record takes the address of a redirect that leads to it, and leaves it again.
    await change(`/products/${azul.id}`, { slug: 'old' });
    expect((await request('GET', '?broken=true')).json().redirects[0].problem).toContain('There is a page');
    expect(await follow('/old/', '')).toBeUndefined();
    await change(`/products/${azul.id}`, { slug: 'azul' });
    expect(await follow('/old/', '')).toBe('/azul/?view=slab#form');
  });

  test('come in from a file, all of them or none, and go again with one undo', async () => {
    await add('/kept/', '/about/');
    const file =
      'from,to\r\n/kept,/contact/\r\n/new.html,/products/\r\n"/KEPT/",/about/\r\n/x,/nowhere/\r\n,\r\n';
    const dry = (await importCsv(file, '?dry_run=true')).json();
    expect(dry).toMatchObject({ create: 2, change: 1, same: 0, undo: null });
    expect(dry.errors).toEqual([
      { row: 4, field: 'from', message: 'Row 2 has this address already' },
      { row: 5, field: 'to', message: 'There is no page at /nowhere/' },
    ]);
    const refused = await importCsv(file);
    expect([refused.statusCode, refused.json().errors.length]).toEqual([400, 2]);
    expect(await pairs()).toEqual(['/kept/ /about/']);

    const done = (await importCsv('/kept/;/contact/\n/new.html;/products/\n')).json();
    expect(done).toMatchObject({ create: 1, change: 1, same: 0, errors: [] });
    expect((await pairs()).sort()).toEqual(['/kept/ /contact/', '/new.html /products/']);
    const exported = await request('GET', '/export.csv');
    expect((await importCsv(exported.body)).json()).toMatchObject({
      create: 0,
      change: 0,
      same: 2,
      undo: null,
    });
    expect((await request('POST', `/undo/${done.undo}`)).json()).toEqual({ undone: 2 });
    expect(await pairs()).toEqual(['/kept/ /about/']);
    const circle = (await importCsv('/a/,/b/\n/b/,/a/\n', '?dry_run=true')).json();
    expect(circle.errors[0].message).toContain('in a circle: /a/ → /b/ → /a/');
  });

  test('send visitors on with what follows the address, and count them', async () => {
    await add('/old/', '/contact/#form');
    const { follow } = api.services.redirects;
    expect(await follow('/OLD', '?utm_source=mail')).toBe('/contact/?utm_source=mail#form');
    expect(await follow('/old/', '')).toBe('/contact/#form');
    expect(await follow('/other/', '')).toBeUndefined();
    expect((await request('GET', '')).json().redirects[0]).toMatchObject({ hits: 2 });
  });
});
