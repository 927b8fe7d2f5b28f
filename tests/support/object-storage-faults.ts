import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { AskedObject } from './asked-object.ts';
import { failureXml } from './object-storage-front.ts';

/** How an object storage can fail those who rely on it; `of` says which requests, all without it. */
export type Behaviour = { of?: (asked: AskedObject) => boolean } & (
  | { kind: 'slow'; ms: number }
  | { kind: 'error'; status: number; code: string }
  /** Nothing comes back, the connection ends. */
  | { kind: 'gone' }
  /** Files break off after so many bytes. */
  | { kind: 'cut'; afterBytes: number }
  /** Files stand still after so many bytes, and their connection stays. */
  | { kind: 'stalled'; afterBytes: number }
);

/** @returns whether the request has been dealt with */
export async function misbehave(
  behaviour: Behaviour | undefined,
  asked: AskedObject,
  response: ServerResponse,
): Promise<boolean> {
  if (!behaviour || 'afterBytes' in behaviour || behaviour.of?.(asked) === false) return false;
  if (behaviour.kind === 'gone') {
    response.destroy();
    return true;
  }
  if (behaviour.kind === 'slow') await wait(behaviour.ms, undefined, { ref: false });
  if (behaviour.kind !== 'error') return false;
  const { status, xml } = failureXml(behaviour.status, behaviour.code);
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
  return true;
}

/** After how many bytes the answer breaks off, or stands still. */
export function endOf(behaviour: Behaviour | undefined, asked: AskedObject) {
  const hasEnd = behaviour && 'afterBytes' in behaviour && asked.method === 'GET';
  if (!hasEnd || behaviour.of?.(asked) === false)
    return { afterBytes: Number.POSITIVE_INFINITY, isStalled: false };
  return { afterBytes: behaviour.afterBytes, isStalled: behaviour.kind === 'stalled' };
}
