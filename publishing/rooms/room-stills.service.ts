import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FileStorage, StoredFile } from '#media/storage/file-storage.ts';
import type { RoomFiles, RoomStill } from './draw-room-still.ts';
import type { Laying } from './laying.shared.ts';
import { readRoomChoice } from './room-address.shared.ts';
import type { RoomId } from './rooms.shared.ts';

/** What a still is for: beside a stone on a list, or as the picture of a link to the room. */
export const stillSizes = {
  still: { width: 600, height: 375 },
  link: { width: 1200, height: 630 },
} as const;
export type StillSize = keyof typeof stillSizes;

type LaidStone = { surface: string; laying: Laying; image: string };
/** Everything that is seen on a still: two that are the same in this are the same picture. */
type StillPlan = { room: RoomId; size: StillSize; stones: (LaidStone & { version: string })[] };
export type FoundStill = { bytes: Buffer; tag: string };

type Parts = {
  /** Main pictures of the stones that visitors see, by what they were asked for by; empty where there is none. */
  findImages: (slugs: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** What changes with a picture's file, by its path; those that are not there are left out. */
  findVersions: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The picture of a slab, as large as rooms need it; undefined where its file is lost. */
  readSlab: (path: string) => Promise<Uint8Array | undefined>;
  draw: (still: RoomStill, files: RoomFiles) => Promise<Buffer>;
  /** Runs what takes a processor one at a time; what pages themselves wait for goes first. */
  inTurn: <Made>(group: string, work: () => Promise<Made>) => Promise<Made>;
  /** Where they are kept; it may be emptied at any time. */
  cache: FileStorage;
  /** So many are kept at most. */
  mostKept?: number;
};

export const roomStillPrefix = 'room-stills/';
/** Counted up when they are drawn in another way. */
const drawingVersion = 1;
/** 25 to 65 kilobytes each. */
const defaultMostKept = 1000;
/** What pages show and what is measured of it lie together. */
const mediaFolder = join(import.meta.dirname, '../../app/site/pages/room/media');

/** Pictures of rooms with stones, made of the address of a view and kept (docs/decisions/0050-rooms.md). */
export function createRoomStillService(parts: Parts) {
  const underWay = new Map<string, Promise<Buffer>>();
  return {
    /**
     * @param query of a path below `/room/`; undefined where it lays no stone that visitors see
     * @param order `group` takes turns with others; `waitTurn` runs what has to be made, or refuses by throwing
     */
    async find(
      query: URLSearchParams,
      order: { size: StillSize; group: string; waitTurn?: (work: () => Promise<Buffer>) => Promise<Buffer> },
    ): Promise<FoundStill | undefined> {
      const plan = await planStill(parts, { query, size: order.size });
      if (!plan) return undefined;
      const tag = createHash('sha256')
        .update(JSON.stringify([drawingVersion, plan]))
        .digest('hex')
        .slice(0, 32);
      const key = `${roomStillPrefix}${tag}.jpg`;
      const kept = underWay.get(key) ?? (await parts.cache.read(key).catch(() => undefined));
      if (kept) return { bytes: await kept, tag };
      const { group, waitTurn = (work) => work() } = order;
      const making = underWay.get(key) ?? waitTurn(() => make(parts, { plan, key, group }));
      underWay.set(key, making);
      return { bytes: await making.finally(() => underWay.delete(key)), tag };
    },
  };
}

async function planStill(
  { findImages, findVersions }: Parts,
  { query, size }: { query: URLSearchParams; size: StillSize },
): Promise<StillPlan | undefined> {
  const { room, surfaces } = readRoomChoice(query);
  const asked = Object.entries(surfaces).flatMap(([surface, { stone, laying }]) =>
    stone ? [{ surface, laying, stone }] : [],
  );
  if (asked.length === 0) return undefined;
  const images = await findImages([...new Set(asked.map(({ stone }) => stone))]);
  const versions = await findVersions([...new Set(images.values())].filter(Boolean));
  const stones = asked.flatMap(({ surface, laying, stone }) => {
    const image = images.get(stone) ?? '';
    const version = versions.get(image);
    return version === undefined ? [] : [{ surface, laying, image, version }];
  });
  return stones.length > 0 ? { room, size, stones } : undefined;
}

async function make(
  { readSlab, draw, inTurn, cache, mostKept = defaultMostKept }: Parts,
  { plan, key, group }: { plan: StillPlan; key: string; group: string },
): Promise<Buffer> {
  // Before its turn: a huge slab takes a turn of its own.
  const slabs = new Map<string, Uint8Array>();
  for (const { image } of plan.stones) {
    const slab = slabs.has(image) ? undefined : await readSlab(image);
    if (slab) slabs.set(image, slab);
  }
  const stones = plan.stones.flatMap(({ surface, laying, image }) => {
    const slab = slabs.get(image);
    return slab ? [{ surface, laying, slab }] : [];
  });
  const still = { room: plan.room, ...stillSizes[plan.size], stones };
  const bytes = await inTurn(group, () => draw(still, filesOf(plan.room)));
  // What cannot be kept, on a full disk for example, is sent all the same.
  await cache.write(key, bytes).then(
    () => forgetOldest(cache, mostKept),
    () => undefined,
  );
  return bytes;
}

/** There are more choices than any disk has room for. */
async function forgetOldest(cache: FileStorage, mostKept: number): Promise<void> {
  const kept = await cache.list(roomStillPrefix);
  if (kept.length <= mostKept) return;
  const byAge = (one: StoredFile, other: StoredFile) => one.modifiedMs - other.modifiedMs;
  for (const { key } of kept.sort(byAge).slice(0, kept.length - mostKept)) await cache.remove(key);
}

function filesOf(room: RoomId): RoomFiles {
  const file = (name: string) => join(mediaFolder, `${room}.${name}.webp`);
  return { base: file('base'), light: file('light'), gloss: file('gloss'), mask: file('mask') };
}
