import { beforeEach, expect, test } from 'vitest';
import { insertMediaFile } from '#media/storage/media-files.repository.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { createRandom, makeOddBody, type Random } from '#tests/support/odd-bodies.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import type { WritingEndpoint } from '#tests/support/writing-endpoint.ts';
import { writingEndpoints } from '#tests/support/writing-endpoints.ts';

/** `ODD_BODIES=2000` sends so many to every endpoint; by default it is as many as each test run has time for. */
const requested = Number(process.env.ODD_BODIES ?? 0);
const seed = Number(process.env.ODD_SEED ?? 1);
const usualCount = 15;
const fewCount = 5;
const limitMs = 60_000 + requested * 300;

/** Messages of the validation library that must not reach people. */
const libraryWords = /invalid input|expected .* received|too (?:big|small):/i;

describeOnOneEngine('odd bodies', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let token: { authorization: string };

  beforeEach(async () => {
    const db = await openDb();
    api = await openApi(db);
    token = await api.signIn();
    await setLanguages(db, ['en', 'de']);
    const dawn = await api.records.category();
    await api.records.product({ category: dawn.id });
    await api.records.blogPost();
    await api.records.socialPost();
    await api.records.galleryProject();
    for (const path of ['send-enquiry', 'contact', 'feedback', 'newsletter']) {
      const payload = writingEndpoints.find((endpoint) => endpoint.path === path)?.body ?? {};
      await api.app.inject({ method: 'POST', url: `/api/${path}`, payload });
    }
    for (const name of ['a', 'b']) {
      await insertMediaFile(db, {
        ...{
          path: `/uploads/products/${name}.webp`,
          mime: 'image/webp',
          bytes: 1,
          sha256: name,
          preview: '',
        },
        ...{
          width: 100,
          height: 100,
          alt: '',
          focalX: 0.5,
          focalY: 0.5,
          originalName: '',
          createdAt: '2026-03-01T08:00:00.000Z',
        },
      });
    }
  });

  async function send(endpoint: WritingEndpoint, random: Random) {
    const payload = makeOddBody(random, endpoint.body);
    const response = await api.app.inject({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      headers: { ...token, 'content-type': 'application/json' },
      payload,
      // A separate IP for each request, since the number of submissions per visitor is limited.
      remoteAddress: `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
    });
    const isFailure = response.statusCode >= 500 || libraryWords.test(response.body);
    return isFailure
      ? [{ status: response.statusCode, body: response.body, sent: payload.slice(0, 500) }]
      : [];
  }

  test.each(writingEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'never break %s',
    async (_name, endpoint) => {
      const random = createRandom(seed);
      const count = requested || (endpoint.fewSuffice ? fewCount : usualCount);
      const failures = [];
      for (let sent = 0; sent < count; sent += 1) failures.push(...(await send(endpoint, random)));
      expect(failures).toEqual([]);
    },
    limitMs,
  );

  test('are sent to every endpoint that writes', async () => {
    const { paths } = (await api.app.inject('/api/openapi.json')).json();
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => ['post', 'put', 'patch'].includes(method) && !path.startsWith('/api/upload'))
        .map((method) => new RegExp(`^${method} ${path.replace(/\{[^}]+\}|\*/g, '.+')}$`, 'i')),
    );
    const sent = writingEndpoints.map((endpoint) => `${endpoint.method} /api/${endpoint.path}`);
    expect(described.filter((pattern) => !sent.some((endpoint) => pattern.test(endpoint)))).toEqual([]);
  });
});
