type Queue = { last: Promise<unknown>; length: number };

/** Runs tasks of the same key one after the other, in the order they came; other keys do not wait for them. */
export function createKeyedQueue(options: { maxLength: number }) {
  const queues = new Map<string, Queue>();

  return {
    /** Whether so many tasks are waiting that further ones have to be refused. */
    isFull: (key: string): boolean => (queues.get(key)?.length ?? 0) >= options.maxLength,

    run<T>(key: string, task: () => Promise<T>): Promise<T> {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
      queues.set(key, queue);
      queue.length += 1;
      const done = queue.last.then(task).finally(() => {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(key);
      });
      queue.last = done.catch(() => {});
      return done;
    },
  };
}
