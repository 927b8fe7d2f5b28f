import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#database/connect.ts';
import { hashEntry, markName } from './entry-hash.ts';
import {
  type Chain,
  type ChainedEntry,
  countUnsealed,
  findChained,
  findNamedPeople,
  readChain,
} from './log-chain.repository.ts';

/** A place of the chain that was written down elsewhere. */
export type NotedPlace = { id: number; hash: string };
export type Verdict = {
  count: number;
  /** Those that had no place yet when the check began: nothing proves them, whoever has sealed them since. */
  unsealed: number;
  head: NotedPlace;
  faults: string[];
};

const entriesAtOnce = 1_000;
const maxFaults = 20;
const maxTries = 5;
/** A site that is up looks every five seconds for what a killed process has left. */
const defaultMaxSealMs = 7_000;
const lookAgainMs = 100;
const notSealed =
  'The newest entries have no place yet: no site is up that seals them, or something keeps it from that. Until then nothing shows whether they were changed.';

type Misfit = { entry: ChainedEntry; before: string };
type Walk = {
  count: number;
  last: { place: number; hash: string };
  faults: string[];
  misfits: Misfit[];
  found: string | undefined;
};

/**
 * Recomputes the whole chain, and changes nothing of what it judges: an entry that has no place yet gets it from the site,
 * which is waited for, and not from whoever checks.
 */
export async function verifyLog(
  db: Db,
  noted?: NotedPlace,
  { maxSealMs = defaultMaxSealMs } = {},
): Promise<Verdict> {
  const unsealed = await countUnsealed(db);
  for (let tries = 1; ; tries += 1) {
    const chain = await readChain(db);
    const walk = await walkChain(db, chain, noted);
    // Entries that were deleted by their age while this read them are no fault.
    const isSettled = (await readChain(db)).anchorId === chain.anchorId;
    if (!isSettled && tries < maxTries) continue;
    const faults = [
      ...walk.faults,
      ...describeMisfits(walk.misfits),
      ...describeEnd(chain, walk.last),
      ...(noted ? describeNoted(chain, noted, walk.found) : []),
      ...(await findExchangedNames(db)),
      ...((await areSealed(db, { ...unsealed, maxSealMs })) ? [] : [notSealed]),
    ];
    return {
      ...{ count: walk.count, unsealed: unsealed.count },
      head: { id: chain.headId, hash: chain.headHash },
      faults: faults.slice(0, maxFaults),
    };
  }
}

/** Waits for the site to give those that had no place theirs. */
async function areSealed(
  db: Db,
  { last, maxSealMs }: { last: number | null; maxSealMs: number },
): Promise<boolean> {
  if (last === null) return true;
  const until = performance.now() + maxSealMs;
  for (;;) {
    if ((await countUnsealed(db, { upTo: last })).count === 0) return true;
    if (performance.now() >= until) return false;
    await wait(lookAgainMs);
  }
}

async function walkChain(db: Db, chain: Chain, noted: NotedPlace | undefined): Promise<Walk> {
  const walk: Walk = {
    ...{ count: 0, faults: [], misfits: [], found: undefined },
    last: { place: chain.anchorId, hash: chain.anchorHash },
  };
  walk.faults.push(...(await findBeforeAnchor(db, chain)));
  for (;;) {
    const entries = await findChained(db, { after: walk.last.place, limit: entriesAtOnce });
    for (const entry of entries) {
      if (entry.place > chain.headId) return walk;
      judgeEntry(walk, entry);
      if (entry.place === noted?.id) walk.found = entry.hash;
    }
    if (entries.length < entriesAtOnce) return walk;
  }
}

function judgeEntry(walk: Walk, entry: ChainedEntry): void {
  const { last } = walk;
  if (entry.place !== last.place + 1) walk.faults.push(describeGap(last.place + 1, entry.place - 1));
  else if (hashEntry(last.hash, entry) !== entry.hash) walk.misfits.push({ entry, before: last.hash });
  walk.count += 1;
  walk.last = { place: entry.place, hash: entry.hash };
}

async function findBeforeAnchor(db: Db, { anchorId }: Chain): Promise<string[]> {
  const [first] = await findChained(db, { after: -2_147_483_648, limit: 1 });
  if (!first || first.place > anchorId) return [];
  return [`Entry ${first.place} was put in: the entries up to ${anchorId} were deleted by their age.`];
}

/** An entry that fits in another's place has been moved; one that fits nowhere has been changed or put in. */
function describeMisfits(misfits: readonly Misfit[]): string[] {
  return misfits.slice(0, maxFaults).map(({ entry, before }) => {
    const { place } = entry;
    const moved = misfits.find(
      (other) => other.entry !== entry && hashEntry(before, { ...other.entry, place }) === other.entry.hash,
    );
    return moved
      ? `Entry ${moved.entry.place} has been moved: it was written as entry ${place}.`
      : `Entry ${place} has been changed, or put in the place of another.`;
  });
}

function describeGap(from: number, to: number): string {
  return from === to ? `Entry ${from} is missing.` : `Entries ${from} to ${to} are missing.`;
}

function describeEnd({ headId, headHash }: Chain, last: Walk['last']): string[] {
  if (last.place < headId) return [describeGap(last.place + 1, headId)];
  return last.hash === headHash ? [] : [`Entry ${headId} is not the one that the chain ended with.`];
}

function describeNoted(chain: Chain, noted: NotedPlace, found: string | undefined): string[] {
  if (noted.id < chain.anchorId) return [];
  const hash = noted.id === chain.anchorId ? chain.anchorHash : found;
  if (hash === noted.hash) return [];
  return [
    hash === undefined
      ? `Entry ${noted.id} is not there, but its hash was noted: the end was cut off.`
      : `Entry ${noted.id} is not the one whose hash was noted: the chain was written anew.`,
  ];
}

async function findExchangedNames(db: Db): Promise<string[]> {
  const people = await findNamedPeople(db);
  return people
    .filter(({ name, salt, mark }) => markName({ name, salt: salt ?? '' }) !== mark)
    .map(({ id }) => `The name of person ${id} has been changed.`);
}
