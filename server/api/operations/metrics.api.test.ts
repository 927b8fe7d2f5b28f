import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { watchRequests } from '../../http/watch-requests.ts';

const metricsToken = 'watched-from-outside';
const openDb = createDatabaseOpener('sqlite');
const watched = watchRequests({ trustProxy: false, hasAccessLog: false }, { write: () => true });
const openWatched = createApiOpener({ metricsToken, ...watched });
const openUnwatched = createApiOpener();
let api: ApiUnderTest;

beforeEach(async () => {
  api = await openWatched(await openDb());
});

const authorization = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('monitoring reads how often pages were kept, how many are, and what the process uses', async () => {
  const ask = await askThroughPort(api.app);
  await api.records.category({ name: 'Dawn' });
  for (const path of ['/api/categories', '/api/categories', '/api/blog']) await ask(path);
  await api.records.category({ name: 'Night' });
  await ask('/api/blog');
  const { status, headers, text } = await ask('/api/metrics', authorization(metricsToken));
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE ashlar_stored_requests counter',
      'ashlar_stored_requests_total{cache="hit"} 1',
      'ashlar_stored_requests_total{cache="miss"} 3',
      'ashlar_stored_drops_total 2',
      'ashlar_stored_responses 1',
      'ashlar_stored_limit_bytes 4194304',
      expect.stringMatching(/^ashlar_stored_bytes [1-9]\d+$/),
      expect.stringMatching(/^process_resident_memory_bytes [1-9]\d+$/),
      expect.stringMatching(/^process_cpu_seconds_total \d+\.\d+$/),
    ]),
  );
  expect(lines.slice(-2)).toEqual(['# EOF', '']);
});

test('nobody reads them without the token, not even who is signed in', async () => {
  const { authorization: signedIn } = await api.signIn();
  for (const headers of [{}, { authorization: 'Bearer guessed' }, { authorization: signedIn }]) {
    const answer = await api.app.inject({ url: '/api/metrics', headers });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  }
});

test('where no token is set there is no such address', async () => {
  const { app } = await openUnwatched(await openDb());
  const answer = await app.inject({ url: '/api/metrics', ...authorization('') });
  expect(answer.statusCode).toBe(404);
});

/** The lines of one family: its samples by what they are called with their labels. */
function readFamily(text: string, name: string): Map<string, number> {
  const samples = text.split('\n').filter((line) => line.startsWith(name));
  return new Map(
    samples.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(name.length, at), Number(line.slice(at + 1))];
    }),
  );
}

test('monitoring reads how requests of each kind were answered and how long they took, from memory or not', async () => {
  const ask = await askThroughPort(api.app);
  const read = async () => (await ask('/api/metrics', authorization(metricsToken))).text;
  const family = 'ashlar_request_duration_seconds';
  const countOf = async (labels: string) => readFamily(await read(), family).get(`_count{${labels}}`) ?? 0;
  const [read200, read404] = ['kind="api",status="2xx"', 'kind="api",status="4xx"'];
  const before = [await countOf(read200), await countOf(read404)];
  for (const path of ['/api/categories', '/api/categories', '/api/nothing']) await ask(path);
  await expect.poll(() => countOf(read404)).toBe(Number(before[1]) + 1);
  expect(await countOf(read200)).toBe(Number(before[0]) + 2);
  const told = readFamily(await read(), family);
  const buckets = [...told]
    .filter(([name]) => name.startsWith('_bucket{') && name.includes(read200))
    .map(([, value]) => value);
  expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
  expect(buckets.at(-1)).toBe(told.get(`_count{${read200}}`));
  expect(told.get(`_sum{${read200}}`)).toBeGreaterThan(0);
});

test('monitoring reads what waits, what the database does and what is running', async () => {
  const ask = await askThroughPort(api.app);
  await api.db
    .insertInto('mailOutbox')
    .values([unsent('2026-01-01T00:00:00.000Z'), unsent(null)])
    .execute();
  await ask('/api/nothing-that-is-read', {});
  const { text } = await ask('/api/metrics', authorization(metricsToken));
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['ashlar_mails_waiting 1', 'ashlar_mails_given_up 1', 'ashlar_schedule_late_seconds 0'],
      ...[
        'ashlar_pictures_waiting 0',
        'ashlar_database_places 1',
        'ashlar_database_waiting 0',
        'ashlar_ready 1',
      ],
      `ashlar_build_info{version="1.2.3",node="${process.versions.node}"} 1`,
      expect.stringMatching(/^ashlar_database_statements_total [1-9]/),
      expect.stringMatching(/^ashlar_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/),
      expect.stringMatching(/^ashlar_connections [1-9]/),
    ]),
  );
  // Every sample belongs to the family that was announced last, and nothing is announced twice.
  const families = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2] ?? '');
  expect(new Set(families).size).toBe(families.length);
  let current = '';
  for (const line of lines.slice(0, -2)) {
    if (line.startsWith('# TYPE')) current = line.split(' ')[2] ?? '';
    else if (!line.startsWith('#'))
      expect(line).toMatch(new RegExp(`^${current}(?:_total|_info|_bucket|_count|_sum)?[{ ]`));
  }
});

test('monitoring reads how old backup, rehearsal, unsent mail, unsealed log and housekeeping are, or not where there is none', async () => {
  const ask = await askThroughPort(api.app);
  const read = async () => (await ask('/api/metrics', authorization(metricsToken))).text;
  const ageIn = (text: string, what: string) =>
    Number(new RegExp(`^ashlar_${what}_age_seconds (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const none = await read();
  expect(none).not.toMatch(/^ashlar_(?:backup|rehearsal|retention)_age/m);
  expect([ageIn(none, 'mails_oldest'), ageIn(none, 'log_unsealed')]).toEqual([0, 0]);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const run = {
    endedAt: hoursAgo(1),
    startedBy: '',
    place: '/backups',
    name: 'a',
    archiveId: null,
    running: null,
  };
  const facts = {
    bytes: 1,
    rowCount: 1,
    fileCount: 1,
    sha256: '',
    reason: '',
    proof: '',
    aliveAt: hoursAgo(1),
  };
  await api.db
    .insertInto('backupRuns')
    .values([
      { ...run, ...facts, kind: 'backup', state: 'done', startedAt: hoursAgo(3) },
      { ...run, ...facts, kind: 'backup', state: 'failed', startedAt: hoursAgo(1) },
      { ...run, ...facts, kind: 'rehearsal', state: 'done', startedAt: hoursAgo(50) },
    ])
    .execute();
  await api.db
    .insertInto('mailOutbox')
    .values([
      { ...unsent(hoursAgo(-1)), createdAt: hoursAgo(2) },
      { ...unsent(null), createdAt: hoursAgo(90) },
    ])
    .execute();
  await api.db
    .insertInto('jobRuns')
    .values([
      { name: 'trash', doneAt: hoursAgo(5), holder: null, heldUntil: null },
      { name: 'limits', doneAt: hoursAgo(6), holder: null, heldUntil: null },
    ])
    .execute();
  await api.db.insertInto('logPeople').values({ name: 'mara', salt: '', mark: '' }).execute();
  const entry = { kind: 'content', text: 'Did it', personId: 1, device: '', network: '', searchText: '' };
  await api.db
    .insertInto('logEntries')
    .values({ ...entry, createdAt: hoursAgo(4) })
    .execute();
  const text = await read();
  for (const [what, hours] of [
    ['backup', 3],
    ['rehearsal', 50],
    ['mails_oldest', 2],
    ['retention', 5],
    ['log_unsealed', 4],
  ] as const)
    expect(Math.floor(ageIn(text, what) / 3_600), what).toBe(hours);
  expect(text).toContain('ashlar_log_unsealed 1\n');
});

test('monitoring still reads the rest while the database does not answer', async () => {
  const ask = await askThroughPort(api.app);
  await api.db.schema.dropTable('mailOutbox').execute();
  const { status, text } = await ask('/api/metrics', authorization(metricsToken));
  expect(status).toBe(200);
  expect(text).toContain('ashlar_database_failures_total 1\n');
  expect(text).not.toMatch(/^ashlar_(?:mails|schedule|log)_/m);
});

function unsent(nextAttemptAt: string | null) {
  return {
    ...{ form: 'contact', recordId: 1, messageId: 'm', recipient: 'a@stone.example', replyToName: '' },
    ...{ replyToAddress: '', subject: 's', body: 'b', content: '', createdAt: '2026-01-01T00:00:00.000Z' },
    nextAttemptAt,
  };
}
