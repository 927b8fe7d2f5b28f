import type { LogKind } from '#people/log/log-kinds.shared.ts';
import { requestApi } from '../../kit/api/request-api.ts';

/** An entry as the back office reads it. */
export type LogEntry = {
  id: number;
  createdAt: string;
  kind: LogKind;
  personId: number;
  /** Empty where nobody was signed in. */
  name: string;
  text: string;
  device: string;
  network: string;
};
export type LogPerson = {
  id: number;
  name: string;
  hasActed: boolean;
  /** Without an account: the name can be erased. */
  isFormer: boolean;
};
export type LogData = {
  entries: LogEntry[];
  /** Where the next page begins; null on the last. */
  next: string | null;
  head: { id: number; hash: string };
  timeZone: string;
  people: LogPerson[];
};
/** `unsealed`: how many had no place in the chain yet, and were not checked. */
export type LogCheck = { count: number; unsealed: number; faults: string[] };

const filterNames = ['person', 'kind', 'from', 'to', 'search'] as const;

export async function loadLog(url: string, signal: AbortSignal): Promise<LogData> {
  const query = logQueryOf(new URL(url).searchParams, [...filterNames, 'after']);
  const [log, people] = await Promise.all([
    requestApi<Omit<LogData, 'people'>>(`/log?${query}`, { signal }),
    requestApi<LogPerson[]>('/log/people', { signal }),
  ]);
  return { ...log.data, people: people.data };
}

export const checkLog = async (): Promise<LogCheck> => (await requestApi<LogCheck>('/log/check')).data;

/** For good. The chain of the log stays whole. */
export const eraseName = (id: number) => requestApi(`/log/people/${id}`, { method: 'DELETE' });

/** The parameters of the page's URL that the API knows. */
export function logQueryOf(params: URLSearchParams, names: readonly string[] = filterNames): string {
  const known = names.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value.slice(0, 200)]] : [];
  });
  return new URLSearchParams(known).toString();
}
