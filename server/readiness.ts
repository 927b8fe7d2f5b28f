/** What holds a process up before it can serve: the first answer of the channel on which other processes tell what they write. */
type Condition = 'hearing';

const words = {
  hearing: 'It does not hear yet what other processes write.',
  stopping: 'It is stopping.',
} as const;

export type Readiness = ReturnType<typeof createReadiness>;

/**
 * Whether a process can be sent visitors. What has been met stays met: a channel or a database that is lost later is lost
 * to all processes at once, and a balancer that took all of them out would leave visitors nobody to tell them so.
 */
export function createReadiness(conditions: readonly Condition[] = []) {
  const open = new Set(conditions);
  let isStopping = false;

  return {
    meet(condition: Condition): void {
      open.delete(condition);
    },

    beginStop(): void {
      isStopping = true;
    },

    /** Why nobody should be sent here; undefined where it can serve. */
    findProblem(): string | undefined {
      if (isStopping) return words.stopping;
      const [first] = open;
      return first && words[first];
    },
  };
}
