import { useEffect, useState } from 'react';
import { requestApi } from '../../kit/api/request-api.ts';

export type Assignee = { username: string; isSelf: boolean };

/** Whom items can be assigned to, oneself first; empty until they are loaded. */
export function useAssignees(): readonly Assignee[] {
  const [people, setPeople] = useState<readonly Assignee[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    requestApi<Assignee[]>('/inbox/assignees', { signal: stop.signal })
      .then(({ data }) => setPeople(data.toSorted((one, other) => Number(other.isSelf) - Number(one.isSelf))))
      // Not essential: the inbox works without it, and request-api.ts has logged the reason.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return people;
}
