import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { Counter, Gauge, type OpenMetricsContentType, Registry } from 'prom-client';
import { findLastDone } from '#backups/backup-runs.repository.ts';
import { contentVersionOf, type Db, loadOf } from '#database/connect.ts';
import { countUnsealed } from '#people/log/log-chain.repository.ts';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { findLastDoneAt } from '../../jobs/job-runs.repository.ts';
import type { Services } from '../../services/services.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';

export const metricsType = Registry.OPENMETRICS_CONTENT_TYPE;

/** All that monitoring reads of this process, as text; but for requests it is read at the time of asking. */
export function createMetrics(app: ApiScope, context: ApiContext): () => Promise<string> {
  const { cache, traffic, readiness, db, services } = context;
  const metrics = createRegistry();
  const { registry, gauge } = metrics;
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  gauge('ashlar_ready', 'Whether the process can be sent visitors.', () =>
    readiness?.findProblem() ? 0 : 1,
  );
  if (traffic) {
    registry.registerMetric(traffic.durations);
    registry.registerMetric(traffic.inFlight);
  }
  gauge('ashlar_connections', 'Connections that are open.', () => countConnections());
  gauge('ashlar_content_version', 'The newest version of the content that it knows.', () =>
    contentVersionOf(db).get(),
  );
  if (cache) addCache(metrics, cache);
  addDatabase(metrics, db);
  gauge('ashlar_pictures_waiting', 'Sizes of pictures to be made.', () => services.variants.countQueued());
  const waiting = addWaiting(metrics);
  addEventLoop(app, registry);
  addProcess(metrics, context.version);

  return async () => {
    await waiting.read(db, services);
    const text = await registry.metrics();
    // The library names no units.
    return text.replace(/^# TYPE (\w+_seconds) .*$/gm, '$&\n# UNIT $1 seconds');
  };
}

type Metrics = ReturnType<typeof createRegistry>;

function createRegistry() {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(metricsType);
  const registers = [registry];
  return {
    registry,

    /** @param read undefined leaves the figure out */
    gauge: (name: string, help: string, read: () => number | undefined | Promise<number>) =>
      new Gauge({
        ...{ name, help, registers },
        async collect() {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),

    /** @param name without the `_total` that it ends in when read */
    counter: (name: string, help: string, read: () => number) =>
      new Counter({
        ...{ name, help, registers },
        collect() {
          this.reset();
          this.inc(read());
        },
      }),
  };
}

function addCache({ registry, gauge, counter }: Metrics, cache: ResponseCache): void {
  new Counter({
    ...{ name: 'ashlar_stored_requests', help: 'Requests for what may be kept rendered.' },
    ...{ labelNames: ['cache'], registers: [registry] },
    collect() {
      const { hits, misses } = cache.stats();
      this.reset();
      this.inc({ cache: 'hit' }, hits);
      this.inc({ cache: 'miss' }, misses);
    },
  });
  counter('ashlar_stored_drops', 'Kept responses dropped by a write.', () => cache.stats().dropped);
  counter(
    'ashlar_stored_evictions',
    'Kept responses pushed out for want of room.',
    () => cache.stats().evicted,
  );
  gauge('ashlar_stored_responses', 'Responses that are kept.', () => cache.stats().entries);
  gauge('ashlar_stored_bytes', 'Memory that they take.', () => cache.stats().bytes);
  gauge('ashlar_stored_limit_bytes', 'Memory that they may take.', () => cache.stats().maxBytes);
}

function addDatabase({ gauge, counter }: Metrics, db: Db): void {
  const load = loadOf(db);
  counter('ashlar_database_statements', 'Statements sent to the database.', () => load.statements);
  counter(
    'ashlar_database_failures',
    'Statements that failed, and connections not had.',
    () => load.failures,
  );
  gauge('ashlar_database_read_only', 'Whether it refuses writes because it can only be read.', () =>
    Number(load.isReadOnly),
  );
  gauge(
    'ashlar_database_places',
    'Connections that there may be; of SQLite the one writer.',
    () => load.readQueue().places,
  );
  gauge('ashlar_database_in_use', 'Of these those in use.', () => load.readQueue().using);
  gauge('ashlar_database_waiting', 'Those who wait for one.', () => load.readQueue().waiting);
}

/**
 * What waits in the database, and how long ago is what has to happen again and again. What has not happened yet has no
 * age. While the database does not answer nothing of it is told.
 */
function addWaiting({ gauge }: Metrics) {
  let found: Awaited<ReturnType<typeof readWaiting>> | undefined;
  const add = (
    name: string,
    help: string,
    read: (waiting: NonNullable<typeof found>) => number | undefined,
  ) => gauge(name, help, () => found && read(found));
  add('ashlar_mails_waiting', 'Mails to be sent.', ({ mails }) => mails.waiting);
  add('ashlar_mails_given_up', 'Mails that could not be sent.', ({ mails }) => mails.givenUp);
  add(
    'ashlar_mails_oldest_age_seconds',
    'How long the first of those to be sent waits.',
    ({ mails }) => secondsSince(mails.oldest) ?? 0,
  );
  add('ashlar_schedule_late_seconds', 'How late the schedule is.', ({ next }) => secondsSince(next) ?? 0);
  add(
    'ashlar_log_unsealed',
    'Entries of the log that have no place in its chain yet.',
    ({ log }) => log.count,
  );
  add(
    'ashlar_log_unsealed_age_seconds',
    'How long the first of them waits for it.',
    ({ log }) => secondsSince(log.since) ?? 0,
  );
  add('ashlar_backup_age_seconds', 'Since the last backup that succeeded began.', ({ backup }) =>
    secondsSince(backup?.startedAt),
  );
  add('ashlar_rehearsal_age_seconds', 'Since the last rehearsal that succeeded began.', ({ rehearsal }) =>
    secondsSince(rehearsal?.startedAt),
  );
  add('ashlar_retention_age_seconds', 'Since one of the daily jobs was last done.', ({ retention }) =>
    secondsSince(retention),
  );
  return {
    async read(db: Db, services: Services): Promise<void> {
      found = await readWaiting(db, services).catch(() => undefined);
    },
  };
}

async function readWaiting(db: Db, { outbox, schedule }: Services) {
  const before = new Date().toISOString();
  const [mails, next, log, retention, backup, rehearsal] = await Promise.all([
    outbox.countUnsent(),
    schedule.findNext(),
    countUnsealed(db),
    findLastDoneAt(db),
    findLastDone(db, { kind: 'backup', before }),
    findLastDone(db, { kind: 'rehearsal', before }),
  ]);
  return { mails, next, log, retention, backup, rehearsal };
}

function secondsSince(moment: string | null | undefined): number | undefined {
  return moment ? Math.max(0, Date.now() - Date.parse(moment)) / 1_000 : undefined;
}

/** How often the delay is measured, in seconds: it costs a timer. */
const resolution = 0.02;

function addEventLoop(app: ApiScope, registry: Registry<OpenMetricsContentType>): void {
  const delay = monitorEventLoopDelay({ resolution: resolution * 1_000 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  new Gauge({
    name: 'ashlar_event_loop_delay_seconds',
    help: 'How late the process came to what was due, since this was last read.',
    ...{ labelNames: ['quantile'], registers: [registry] },
    collect() {
      // Each is the time between two timers; what is beyond their interval is the delay.
      for (const quantile of [0.5, 0.9, 0.99, 1])
        this.set({ quantile }, Math.max(0, delay.percentile(quantile * 100) / 1e9 - resolution) || 0);
      delay.reset();
    },
  });
}

/** What the process uses, and since when it is up. */
function addProcess({ registry, gauge, counter }: Metrics, version: string): void {
  new Gauge({
    ...{ name: 'ashlar_build_info', help: 'What is running.', registers: [registry] },
    labelNames: ['version', 'node'],
  }).set({ version, node: process.versions.node }, 1);
  counter('process_cpu_seconds', 'Processor time.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  const started = (Date.now() - performance.now()) / 1_000;
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () => started);
  const memory = process.memoryUsage;
  gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => memory.rss());
  gauge('process_heap_bytes', 'Of that the objects of scripts.', () => memory().heapUsed);
  gauge('process_heap_size_bytes', 'What is set aside for them.', () => memory().heapTotal);
  gauge(
    'process_external_bytes',
    'Memory that they hold beside it, buffers included.',
    () => memory().external,
  );
  gauge('process_buffer_bytes', 'Of that buffers.', () => memory().arrayBuffers);
}
