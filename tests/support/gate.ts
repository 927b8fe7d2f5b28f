export type Gate = ReturnType<typeof createGate>;

/** Lets work through, or holds back what has not begun. */
export function createGate() {
  let entrance = Promise.withResolvers<void>();
  let emptied = Promise.withResolvers<void>();
  let inside = 0;
  entrance.resolve();
  return {
    close: () => {
      entrance = Promise.withResolvers<void>();
    },
    open: () => entrance.resolve(),
    /** Once nothing is under way any more; with the gate closed it stays so. */
    async untilEmpty(): Promise<void> {
      emptied = Promise.withResolvers<void>();
      if (inside > 0) await emptied.promise;
    },
    async pass<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
      await entrance.promise;
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
        if (inside === 0) emptied.resolve();
      }
    },
  };
}
