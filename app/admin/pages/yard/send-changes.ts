import type { SlabStatus } from '#content/entities/slab/slab.entity.ts';
import { ApiError } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';

/** What is changed of a slab in the yard, as the API names it. */
export type SlabValues = { status: SlabStatus; location: string; main_image: string };

/** Beside what is changed, which hold a status ends: another may hold the slab meanwhile. */
type SeenValues = Partial<SlabValues> & { holder?: number | undefined };

/** What somebody changed on this phone, until the server has it. */
export type Change = {
  /** Ascending in the order of the changes. */
  id: number;
  username: string;
  number: string;
  /** Of a photograph `main_image` is empty until it is uploaded. */
  values: Partial<SlabValues>;
  photo?: File | undefined;
  /** What was there when it was changed; what is left out may be replaced whatever it is. */
  base: SeenValues;
  /** Why it waits for a person, and what somebody else has changed meanwhile. */
  problem?: string | undefined;
  theirs?: SeenValues | undefined;
};

/** What a slab has that could not be read: only what is free is changed without asking. */
export const baseOfUnread: Partial<SlabValues> = { status: 'available', main_image: '' };

/** A slab as the server has it; the first of its holds holds it. */
type ReadSlab = SlabValues & { id: number; holds: readonly { id: number }[] };

export type StoredSlab<Slab = ReadSlab> = { etag: string; record: Slab };

/** What the server does. All of it throws an ApiError. */
export type YardServer = {
  read: (number: string) => Promise<StoredSlab>;
  /** @returns the path of the photograph, also where the library had it already */
  upload: (photo: File) => Promise<string>;
  save: (stored: StoredSlab, values: Partial<SlabValues>) => Promise<void>;
};

/** What is kept on the phone. */
export type ChangeStore = {
  /** Those that wait for nobody, the oldest first. */
  list: () => Promise<readonly Change[]>;
  put: (change: Change) => Promise<void>;
  remove: (id: number) => Promise<void>;
};

/**
 * Sends what waits, in order, photographs last: a large one may fail each time. What the server refuses stays with the
 * reason; without a server all stays as it is.
 */
export async function sendChanges(server: YardServer, store: ChangeStore): Promise<void> {
  const failed = new Set<number>();
  for (let change = await takeNext(store, failed); change; change = await takeNext(store, failed)) {
    try {
      await takeStep(change, { server, store });
    } catch (error) {
      if (!isRefusal(error)) {
        if (!change.photo) return;
        failed.add(change.id);
      } else if (error.status !== 412) {
        await store.put({ ...change, problem: error.message });
      }
      // With 412 somebody saved between reading and writing: it is read again.
    }
  }
}

/**
 * The oldest change, of the picture where there is no other, with what was changed later of the same: whoever corrects
 * a slip means what was there before it, also where somebody else has made the same change meanwhile.
 */
async function takeNext(store: ChangeStore, failed: ReadonlySet<number>): Promise<Change | undefined> {
  const waiting = await store.list();
  const open = waiting.filter(({ id, photo }) => !photo || !failed.has(id));
  const next = open.find((change) => !isOfPicture(change)) ?? open[0];
  if (!next) return undefined;
  const own = waiting.filter(
    (change) => isSameNumber(change.number, next.number) && isOfPicture(change) === isOfPicture(next),
  );
  const [first, ...later] = own;
  if (!first || later.length === 0) return first;
  const whole: Change = {
    ...first,
    values: Object.assign({}, ...own.map(({ values }) => values)),
    base: Object.assign({}, ...own.map(({ base }) => base).reverse()),
    photo: own.findLast(({ photo }) => photo)?.photo,
  };
  await store.put(whole);
  for (const { id } of later) await store.remove(id);
  return whole;
}

/** Uploads the photograph of a change, or saves the change. What is there already, of an answer that was lost, is not sent again. */
async function takeStep(
  change: Change,
  { server, store }: { server: YardServer; store: ChangeStore },
): Promise<void> {
  const { photo, values } = change;
  const stored = await server.read(change.number);
  const theirs = theirsOf(change, stored.record);
  if (Object.keys(theirs).length > 0) {
    return store.put({ ...change, theirs, problem: t('Somebody else has changed it meanwhile.') });
  }
  if (photo) {
    const main_image = await server.upload(photo);
    return store.put({ ...change, photo: undefined, values: { ...values, main_image } });
  }
  if (namesOf(values).some((name) => stored.record[name] !== values[name])) await server.save(stored, values);
  await store.remove(change.id);
}

/** What somebody else has changed of the same meanwhile. */
function theirsOf({ values, base }: Change, record: ReadSlab): SeenValues {
  const holder = record.holds[0]?.id;
  const isHeldAnew = holder !== undefined && holder !== base.holder;
  const theirs: SeenValues = Object.fromEntries(
    namesOf(values)
      .filter((name) => record[name] !== values[name] && Object.hasOwn(base, name))
      .filter((name) => record[name] !== base[name] || (name === 'status' && isHeldAnew))
      .map((name) => [name, record[name]]),
  );
  return theirs.status ? { ...theirs, holder } : theirs;
}

/** A change that is tried again: over what somebody else has changed, where that was shown. */
export function retried({ problem, theirs, ...change }: Change): Change {
  return { ...change, base: { ...change.base, ...theirs } };
}

/** Whether the server has said no; else it was not reached, was busy, or nobody is signed in, and it is tried again. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && ![0, 401, 408, 429, 502, 503, 504].includes(error.status);
}

/** Numbers are unique regardless of case. */
export function isSameNumber(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function isOfPicture({ values }: Change): boolean {
  return values.main_image !== undefined;
}

function namesOf(values: Partial<SlabValues>): (keyof SlabValues)[] {
  return Object.keys(values) as (keyof SlabValues)[];
}
