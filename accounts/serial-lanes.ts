type Lane = { last: Promise<unknown>; length: number };

/** Work that shares a key is done one after the other, in the order it came; other keys do not wait for it. */
export function createSerialLanes(options: { maxLength: number }) {
  const lanes = new Map<string, Lane>();

  return {
    /** Whether so much waits already that more has to be refused. */
    isFull: (key: string): boolean => (lanes.get(key)?.length ?? 0) >= options.maxLength,

    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const lane = lanes.get(key) ?? { last: Promise.resolve(), length: 0 };
      lanes.set(key, lane);
      lane.length += 1;
      const done = lane.last.then(work).finally(() => {
        lane.length -= 1;
        if (lane.length === 0) lanes.delete(key);
      });
      lane.last = done.catch(() => {});
      return done;
    },
  };
}
