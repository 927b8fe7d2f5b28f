import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const reportType = { 'content-type': 'application/reports+json' };

describeOnOneEngine('what browsers refused', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  const tell = (payload: unknown, { headers = reportType, ip = '192.0.2.1' } = {}) =>
    api.app.inject({
      ...{ method: 'POST', url: '/api/browser-reports', headers, remoteAddress: ip },
      payload: JSON.stringify(payload),
    });
  const told = (page: string, blocked: string, directive = 'img-src') => ({
    type: 'csp-violation',
    body: { documentURL: page, effectiveDirective: directive, blockedURL: blocked },
  });
  const list = async () =>
    (await api.app.inject({ url: '/api/browser-reports', headers: await api.signIn() })).json().refusals;

  test('is counted in both forms that browsers have, without what is asked or who asks', async () => {
    const page = 'https://stone.example/shortlist/Zm9vYmFy/?email=meera@stone.example';
    const picture = 'https://cdn.example/a.jpg?who=meera';
    expect((await tell([told(page, picture), told(page, picture)])).statusCode).toBe(204);
    const older = { 'document-uri': page, 'violated-directive': 'img-src https:', 'blocked-uri': picture };
    const headers = { 'content-type': 'application/csp-report' };
    expect((await tell({ 'csp-report': older }, { headers })).statusCode).toBe(204);
    expect(await list()).toEqual([
      {
        ...{ page: '/shortlist/*/', directive: 'img-src', source: 'https://cdn.example', times: 3 },
        ...{ firstAt: expect.any(String), lastAt: expect.any(String) },
      },
    ]);
  });

  test('leaves out what extensions bring along, and what is no report', async () => {
    const page = 'https://stone.example/';
    const extension = { ...told(page, 'inline').body, sourceFile: 'moz-extension://ab' };
    const messages = [
      [
        told(page, 'chrome-extension://abc/a.js'),
        told(page, 'about'),
        told(page, 'safari-web-extension://a'),
      ],
      [
        { type: 'csp-violation', body: extension },
        { type: 'deprecation', body: {} },
      ],
      [told('about:blank', 'inline'), told(page, 'inline', '<b>'), null, 5, 'text'],
      null,
      { 'csp-report': [] },
    ];
    for (const message of messages) expect((await tell(message)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('takes no more of one network, of one message and in all than is bounded', async () => {
    const page = (number: number) => `https://stone.example/p${number}/`;
    const many = Array.from({ length: 60 }, (_, number) => told(page(number), 'inline'));
    await tell(many);
    expect(await list()).toHaveLength(20);
    expect((await tell(told('a'.repeat(20_000), 'inline'))).statusCode).toBe(413);
    const outcomes = [];
    for (let time = 0; time < 40; time += 1) outcomes.push((await tell([], { ip: '192.0.2.77' })).statusCode);
    expect(outcomes.filter((status) => status === 429).length).toBeGreaterThan(0);
    for (let round = 1; round < 13; round += 1) {
      const next = Array.from({ length: 20 }, (_, number) => told(page(round * 20 + number), 'inline'));
      await tell([...next], { ip: `198.51.100.${round}` });
      await api.services.refusals.storeCounts();
    }
    // Told again, the first stays; what was told once goes.
    expect(await list()).toHaveLength(200);
  });

  test('keeps no more kinds in memory than a hundred until they are stored', async () => {
    for (let round = 0; round < 8; round += 1) {
      const some = Array.from({ length: 20 }, (_, number) =>
        told(`https://stone.example/p${round * 20 + number}/`, 'inline'),
      );
      await tell(some, { ip: `198.51.100.${round}` });
    }
    expect(await list()).toHaveLength(100);
  });

  test('is cleared by an owner, and that is in the log', async () => {
    await tell([told('https://stone.example/', 'inline')]);
    expect(await list()).toHaveLength(1);
    const clear = async (role: 'owner' | 'editor') =>
      api.app.inject({ method: 'DELETE', url: '/api/browser-reports', headers: await api.signIn(role) });
    expect((await clear('editor')).statusCode).toBe(403);
    expect((await clear('owner')).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const { statusCode, body } = await api.app.inject({ url: '/api/log', headers: await api.signIn() });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('Cleared what browsers refused')]);
  });
});
