import { beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { visitorEndpoints } from '#tests/support/visitor-endpoints.ts';
import { type KeptDays, retentionShape } from '../config/retention-settings.ts';
import { createClockWatch } from './clock-watch.ts';
import { startHoldTimer } from './hold-timer.ts';
import { createJobTurns } from './job-turns.ts';
import { retentionTasksOf, startRetentionJob } from './retention-job.ts';

const dayMs = 24 * 60 * 60_000;
const tenYearsMs = 3_653 * dayMs;
const keptDays: KeptDays = {
  revisions: retentionShape.REVISIONS_DAYS.parse(undefined),
  activity: retentionShape.ACTIVITY_DAYS.parse(undefined),
  ...{ bulkUndo: 30, sentMails: 30, shortlists: 365, spam: 180, inbox: 90 },
};
/** What tells of jobs themselves, and of sessions, which anybody may open again. */
const passing = ['job_runs', 'sessions'];

describeOnBothEngines('A clock that jumps', (openDb) => {
  const openApi = createApiOpener();
  const date = useMovableDate('2026-11-23T02:00:00.000Z');
  let api: ApiUnderTest;
  let db: Db;
  let doubts: string[];

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    doubts = [];
    await fill(api);
    await lookAfter();
  });

  /** What the program does by itself every ten minutes. */
  async function lookAfter(): Promise<void> {
    const failed: unknown[] = [];
    const job = startRetentionJob(retentionTasksOf(api.services, { keptDays, emptyLog: async () => {} }), {
      ...{ firstAfterMs: 0, turns: createJobTurns(db) },
      clock: createClockWatch(db, { onDoubt: ({ doubtedUntil }) => void doubts.push(doubtedUntil) }),
      onDone: () => {},
      onError: (name, error) => void failed.push([name, String(error)]),
    });
    await job.firstRun;
    await job.stop();
    expect(failed).toEqual([]);
  }

  /** What the program does by itself every half second, until what is expected is there. */
  async function lookAfterHolds(expected: () => unknown): Promise<void> {
    const stop = startHoldTimer(api.services, {
      clock: createClockWatch(db, { onDoubt: ({ doubtedUntil }) => void doubts.push(doubtedUntil) }),
      onError: (error) => {
        throw error;
      },
    });
    await vi.waitFor(expected, { timeout: 10_000 });
    await stop();
  }

  test('ten years forward and back deletes nothing, and is told of', async () => {
    const before = await countRows(db, passing);
    expect(before).toMatchObject({ products: 2, enquiries: 1, feedback: 1, shared_shortlists: 1 });
    date.pass(tenYearsMs);
    await lookAfter();
    date.pass(dayMs);
    await lookAfter();
    expect(doubts).toHaveLength(1);
    expect(await countRows(db, passing)).toEqual(before);
    date.pass(-tenYearsMs - dayMs);
    await lookAfter();
    expect(await countRows(db, passing)).toEqual(before);
  });

  test('ten years forward ends no hold of a slab, which ends a week later', async () => {
    const { holds } = api.services;
    const { id: category } = await api.records.category();
    const product = await api.records.product({ name: 'Travertine', category });
    const { id: slabId } = await api.records.slab({ product: product.id, slug: 'B-1' });
    const until = new Date(Date.now() + dayMs).toISOString();
    await holds.hold(slabId, { for: 'Rossi', until, note: '', queue: true }, author);
    date.pass(tenYearsMs);
    await lookAfterHolds(() => expect(doubts).toHaveLength(1));
    expect(await holds.list(slabId)).toMatchObject([{ for: 'Rossi' }]);
    for (let day = 0; day < 8; day += 1) {
      date.pass(dayMs);
      await lookAfter();
    }
    await lookAfterHolds(async () => expect(await holds.list(slabId)).toEqual([]));
  });

  test('is believed when it has gone on for a week, as after a long pause', async () => {
    date.pass(100 * dayMs);
    await lookAfter();
    const { trash } = api.services;
    expect((await trash.list()).length).toBeGreaterThan(0);
    for (let day = 0; day < 8; day += 1) {
      date.pass(dayMs);
      await lookAfter();
    }
    expect(doubts).toHaveLength(1);
    expect(await trash.list()).toEqual([]);
  });

  test('leaves no job undone for years that was done while it was ahead', async () => {
    date.pass(6 * dayMs);
    await lookAfter();
    date.pass(-6 * dayMs);
    const turn = await createJobTurns(db).take('trash');
    expect(turn).toBeDefined();
  });

  test('back leaves no visitor locked out, and nobody signed in for years', async () => {
    date.pass(tenYearsMs);
    const limit = api.services.limits.rateLimit({ name: 'form', perMinute: 1 });
    const counters = api.services.limits.counters({ name: 'block', lifetimeMs: 60_000 });
    await limit.take('192.0.2.1');
    await expect(limit.take('192.0.2.1')).rejects.toMatchObject({ code: 'too-many' });
    await counters.set('admin', { points: 1 });
    const { authorization } = await api.signIn();
    date.pass(-tenYearsMs);
    await limit.take('192.0.2.1');
    expect(await counters.find('admin')).toBeUndefined();
    const me = await api.app.inject({ url: '/api/auth/me', headers: { authorization } });
    expect(me.statusCode).toBe(401);
  });
});

/** Something of each kind that goes by its age. */
async function fill({ services, records, app, signIn }: ApiUnderTest): Promise<void> {
  const headers = await signIn();
  const { id: categoryId } = await records.category();
  const { id } = await records.product({ category: categoryId });
  await records.slab({ product: id, slug: 'A-1' });
  await services.products.update({ id, author, changes: { origin: 'Carrara' } });
  const binned = await records.product({ name: 'Onyx', category: categoryId });
  await services.products.trash({ id: binned.id, author });
  const send = async (path: string, payload: object) => {
    const response = await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
    expect(response.statusCode, `${path}: ${response.body}`).toBeLessThan(300);
  };
  for (const { path, body } of visitorEndpoints) await send(path, body);
  await send('products/bulk', { action: 'unpublish', ids: [id] });
  await send('redirects', { from: '/old/', to: '/about/' });
  await send('users/invitations', { role: 'editor', name: 'Meera', email: 'meera@stone.example' });
  await app.inject('/search/?q=marble');
}
