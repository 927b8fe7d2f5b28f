import type { Db } from '#database/connect.ts';
import { type InboxKind, inboxKinds } from '#enquiries/handling.shared.ts';
import { bucketOf, minutesTopic } from './answer-buckets.ts';
import { countMinutes, type MinutesCount } from './answers.repository.ts';
import { readParts } from './item-topics.ts';
import { sumKept } from './kept-counts.repository.ts';
import type { Moments } from './split-range.ts';

/** Of one kind, or of all of them. */
export type AnswerKind = InboxKind | 'all';
/** Half of the answers took less than the median, and one in ten longer than the slow time; null without answers. */
export type AnswerTimes = { medianMinutes: number | null; slowMinutes: number | null };

type Counted = { bucket: string; count: number };
type Place = { bucket: string; place: number };

/** How long answers took, exactly: what is counted of a day keeps how many took so many minutes. */
export async function findAnswerTimes(db: Db, range: Moments): Promise<(kind: AnswerKind) => AnswerTimes> {
  const { spans, rest } = await readParts(db, range);
  const [kept, others] = await Promise.all([sumKept(db, 'bucket', spans), countMinutes(db, rest)]);
  const counts = [
    ...kept.map(({ kind, name, count }) => ({ kind, bucket: name, count })),
    ...others.map(({ kind, minutes, count }) => ({ kind, bucket: bucketOf(minutes), count })),
  ];
  const kinds = ['all', ...inboxKinds] as const;
  const places = kinds.map((kind) => {
    const own = counts.filter((one) => isOf(kind, one));
    return { kind, median: findPlace(own, medianPlaceOf), slow: findPlace(own, slowPlaceOf) };
  });
  const buckets = new Set(
    places.flatMap(({ median, slow }) => [median?.bucket ?? [], slow?.bucket ?? []].flat()),
  );
  const minutes = [...others, ...(await readMinutes(db, spans, [...buckets]))];
  return (kind) => {
    const found = places.find((one) => one.kind === kind);
    const own = minutes.filter((one) => isOf(kind, one));
    return { medianMinutes: readPlace(own, found?.median), slowMinutes: readPlace(own, found?.slow) };
  };
}

async function readMinutes(
  db: Db,
  spans: readonly string[],
  buckets: readonly string[],
): Promise<MinutesCount[]> {
  const found = await Promise.all(buckets.map((bucket) => sumKept(db, minutesTopic(bucket), spans)));
  return found.flat().map(({ kind, name, count }) => ({ kind, minutes: Number(name), count }));
}

function isOf(kind: AnswerKind, one: { kind: InboxKind }): boolean {
  return kind === 'all' || one.kind === kind;
}

function medianPlaceOf(total: number): number {
  return Math.floor((total + 1) / 2);
}

/** The ninth of ten. */
function slowPlaceOf(total: number): number {
  return Math.floor((total * 9 + 9) / 10);
}

/** In which bucket something stands, and at which place in it, counted from 1; undefined where there is nothing. */
function findPlace(counts: readonly Counted[], placeOf: (total: number) => number): Place | undefined {
  const sums = new Map<string, number>();
  for (const { bucket, count } of counts) sums.set(bucket, count + (sums.get(bucket) ?? 0));
  let place = placeOf([...sums.values()].reduce((sum, count) => sum + count, 0));
  for (const bucket of [...sums.keys()].sort()) {
    const count = sums.get(bucket) ?? 0;
    if (count >= place) return { bucket, place };
    place -= count;
  }
  return undefined;
}

function readPlace(counts: readonly MinutesCount[], wanted: Place | undefined): number | null {
  if (!wanted) return null;
  const ofBucket = counts.filter(({ minutes }) => bucketOf(minutes) === wanted.bucket);
  let { place } = wanted;
  for (const { minutes, count } of ofBucket.sort((one, other) => one.minutes - other.minutes)) {
    if (count >= place) return minutes;
    place -= count;
  }
  return null;
}
