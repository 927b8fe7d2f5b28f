export type Readiness = ReturnType<typeof createReadiness>;

/** Whether a process can be sent visitors: until it is told to stop. Before it can serve it does not listen. */
export function createReadiness() {
  let isStopping = false;
  return {
    beginStop(): void {
      isStopping = true;
    },

    /** Why nobody should be sent here; undefined where it can serve. */
    findProblem: (): string | undefined => (isStopping ? 'It is stopping.' : undefined),
  };
}
