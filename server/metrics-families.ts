import type { DatabaseLoad } from '#database/database-load.ts';
import type { MetricFamily } from './metrics-text.ts';
import type { StoredResponses } from './stored-responses/stored-responses.ts';
import { bucketSeconds } from './traffic/request-tally.ts';
import type { Traffic } from './traffic/traffic.ts';

type About = Pick<MetricFamily, 'type' | 'help' | 'unit'>;

export function gauge(name: string, help: string, value: number): MetricFamily {
  return one(name, { type: 'gauge', help }, value);
}

export function counter(name: string, help: string, value: number): MetricFamily {
  return one(name, { type: 'counter', help }, value);
}

function one(name: string, about: About, value: number): MetricFamily {
  return { name, ...about, samples: [{ value }] };
}

/** Several figures of one name that differ by a label. */
export function byLabel(
  name: string,
  about: About,
  { label, values }: { label: string; values: Readonly<Record<string, number>> },
): MetricFamily {
  const samples = Object.entries(values).map(([word, value]) => ({ labels: { [label]: word }, value }));
  return { name, ...about, samples };
}

/** What was answered, by kind, class of the status and time, and what still is being answered. */
export function trafficFamilies({ inFlight, answered }: ReturnType<Traffic['stats']>): MetricFamily[] {
  const samples = answered.flatMap(({ kind, status, buckets, sumSeconds }) => {
    let total = 0;
    const counted = buckets.map((count, index) => {
      total += count;
      const le = bucketSeconds[index] === undefined ? '+Inf' : String(bucketSeconds[index]);
      return { suffix: '_bucket', labels: { kind, status, le }, value: total };
    });
    const labels = { kind, status };
    return [
      ...counted,
      { suffix: '_count', labels, value: total },
      { suffix: '_sum', labels, value: sumSeconds },
    ];
  });
  const help = 'Requests by what they are for, how they were answered and how long that took.';
  return [
    { name: 'ashlar_request_duration_seconds', type: 'histogram', unit: 'seconds', help, samples },
    gauge('ashlar_requests_in_flight', 'Requests that are being answered.', inFlight),
  ];
}

export function storedFamilies(stats: ReturnType<StoredResponses['stats']>): MetricFamily[] {
  const { hits, misses } = stats;
  const requests = { type: 'counter', help: 'Requests for what may be kept rendered.' } as const;
  return [
    byLabel('ashlar_stored_requests', requests, {
      label: 'cache',
      values: { hit: hits, miss: misses },
    }),
    counter('ashlar_stored_drops', 'Kept responses dropped by a write.', stats.dropped),
    counter('ashlar_stored_evictions', 'Kept responses pushed out for want of room.', stats.evicted),
    gauge('ashlar_stored_responses', 'Responses that are kept.', stats.entries),
    gauge('ashlar_stored_bytes', 'Memory that they take.', stats.bytes),
    gauge('ashlar_stored_limit_bytes', 'Memory that they may take.', stats.maxBytes),
  ];
}

export function databaseFamilies({
  statements,
  failures,
  isReadOnly,
  readQueue,
}: DatabaseLoad): MetricFamily[] {
  const { places, using, waiting } = readQueue();
  return [
    counter('ashlar_database_statements', 'Statements sent to the database.', statements),
    counter('ashlar_database_failures', 'Statements that failed, and connections not had.', failures),
    gauge(
      'ashlar_database_read_only',
      'Whether it refuses writes because it can only be read.',
      Number(isReadOnly),
    ),
    gauge('ashlar_database_places', 'Connections that there may be; of SQLite the one writer.', places),
    gauge('ashlar_database_in_use', 'Of these those in use.', using),
    gauge('ashlar_database_waiting', 'Those who wait for one.', waiting),
  ];
}
