import { beforeEach, expect, test } from 'vitest';
import { insertMediaFile } from '#media/media-files.repository.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { createRandom, makeOddBody, type Random } from '#tests/support/odd-bodies.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { type WritingCall, writingCalls } from '#tests/support/writing-calls.ts';

/** `ODD_BODIES=2000` sends so many to every endpoint; by default it is as many as each test run has time for. */
const asked = Number(process.env.ODD_BODIES ?? 0);
const seed = Number(process.env.ODD_SEED ?? 1);
const usualCount = 200;
const fewCount = 20;
const limitMs = 60_000 + asked * 300;

/** Messages of the validation library that must not reach people. */
const libraryWords = /invalid input|expected .* received|too (?:big|small):/i;

describeOnBothEngines('odd bodies', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let token: { authorization: string };

  beforeEach(async () => {
    const db = await openDb();
    api = await openApi(db);
    token = await api.signIn();
    const dawn = await api.records.category();
    await api.records.product({ category: dawn.id });
    await api.records.blogPost();
    await api.records.socialPost();
    await api.records.galleryProject();
    for (const path of ['send-enquiry', 'contact', 'feedback', 'newsletter']) {
      const payload = writingCalls.find((call) => call.path === path)?.body ?? {};
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

  async function send(call: WritingCall, random: Random) {
    const payload = makeOddBody(random, call.body);
    const answer = await api.app.inject({
      method: call.method,
      url: `/api/${call.path}`,
      headers: { ...token, 'content-type': 'application/json' },
      payload,
      // A separate IP for each request, since the number of submissions per visitor is limited.
      remoteAddress: `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
    });
    const isFailure = answer.statusCode >= 500 || libraryWords.test(answer.body);
    return isFailure ? [{ status: answer.statusCode, answer: answer.body, sent: payload.slice(0, 500) }] : [];
  }

  test.each(writingCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'never break %s',
    async (_name, call) => {
      const random = createRandom(seed);
      const count = asked || (call.fewSuffice ? fewCount : usualCount);
      const failures = [];
      for (let sent = 0; sent < count; sent += 1) failures.push(...(await send(call, random)));
      expect(failures).toEqual([]);
    },
    limitMs,
  );

  test('are sent to every call that writes', async () => {
    const { paths } = (await api.app.inject('/api/openapi.json')).json();
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => ['post', 'put', 'patch'].includes(method) && !path.startsWith('/api/upload'))
        .map((method) => new RegExp(`^${method} ${path.replace(/\{[^}]+\}|\*/g, '.+')}$`, 'i')),
    );
    const sent = writingCalls.map((call) => `${call.method} /api/${call.path}`);
    expect(described.filter((pattern) => !sent.some((call) => pattern.test(call)))).toEqual([]);
  });
});
