/** What writers were told is stored, so that it can be asked for after the process was killed. */

export type Writer = {
  kind: string;
  /** One write. It is acknowledged when this returns. */
  write: () => Promise<void>;
  /** @returns what is not as it was acknowledged, each in one line */
  verify: () => Promise<string[]>;
  /** Takes away again what was added first, beyond so many. @returns what of it was not there */
  trim?: (most: number) => Promise<string[]>;
};

/** Part of a write was refused, and the answer says which. */
export class PartlyRefused extends Error {}

type ValueWriter = {
  kind: string;
  /** What is there before the first write. */
  first: string;
  /** Given what is there, what one write makes of it. */
  next: (kept: string) => string;
  store: (value: string, kept: string) => Promise<unknown>;
  /** Everything that tells the value, each as its own reading: records, indexes, pages. */
  read: (expected: string) => Promise<string[]>;
  /** What one write changes one after the other: broken off, it stands in part, and is ended by asking again. */
  inParts?: boolean;
};

/**
 * Writes one thing again and again. After a kill it must be what was acknowledged last, or what was being written: the
 * whole of one of them, wherever it is read.
 */
export function createValueWriter({ kind, first, next, store, read, inParts }: ValueWriter): Writer {
  let kept = first;
  let tried: string | undefined;
  const finish = async (value: string) => {
    const isExpected = (await read(value)).every((part) => part === kept || part === value);
    if (!isExpected) return;
    await store(value, kept);
    kept = value;
    tried = undefined;
  };
  return {
    kind,
    async write() {
      const value = next(kept);
      tried = value;
      await store(value, kept);
      kept = value;
      tried = undefined;
    },
    async verify() {
      if (inParts && tried !== undefined) await finish(tried);
      const [found = '', ...others] = await read(kept);
      const expected = tried === undefined ? [kept] : [kept, tried];
      const state = `acknowledged "${kept}"${tried === undefined ? '' : `, tried "${tried}"`}`;
      if (!expected.includes(found)) return [`${kind}: ${state}, found "${found}"`];
      const told = found === kept ? others : (await read(found)).slice(1);
      kept = found;
      tried = undefined;
      return told.filter((one) => one !== found).map((one) => `${kind}: "${found}" is "${one}" elsewhere`);
    },
  };
}

type AddingWriter<Known> = {
  kind: string;
  /** @returns what finds it again */
  add: (name: string) => Promise<Known>;
  /** Whether the whole of it is there. */
  isThere: (known: Known) => Promise<boolean>;
  /** Takes it away again. */
  remove: (known: Known) => Promise<unknown>;
};

/** Adds one thing after the other. What was acknowledged since the last look must be there, all of it. */
export function createAddingWriter<Known>({ kind, add, isThere, remove }: AddingWriter<Known>): Writer {
  let added: { name: string; known: Known }[] = [];
  return {
    kind,
    async write() {
      const name = crypto.randomUUID();
      added.push({ name, known: await add(name) });
    },
    async verify() {
      const lost: string[] = [];
      for (const { name, known } of added) if (!(await isThere(known))) lost.push(`${kind}: ${name} is lost`);
      added = [];
      return lost;
    },
    async trim(most) {
      const lost: string[] = [];
      for (const { name, known } of added.splice(0, Math.max(0, added.length - most))) {
        if (await isThere(known)) await remove(known);
        else lost.push(`${kind}: ${name} is lost`);
      }
      return lost;
    },
  };
}
