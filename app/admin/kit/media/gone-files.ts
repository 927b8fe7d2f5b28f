import { useSyncExternalStore } from 'react';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { t } from '../language/t.ts';

const message = t('This file is no longer there. Pages show the placeholder until another one is chosen.');

/** Uploads that a form names and the library does not have, as the form's checks have learnt. */
let gone: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** @param states of uploads, by their paths (content/editorial/checks/lack.ts) */
export function noteFileStates(states: Readonly<Record<string, string | undefined>>): void {
  const others = [...gone].filter((path) => !Object.hasOwn(states, path));
  gone = new Set([...others, ...Object.keys(states).filter((path) => ownValue(states, path) === 'gone')]);
  for (const listener of listeners) listener();
}

/** What to say beside a field whose upload is gone; undefined while it is there. */
export function useGoneMessage(path: string): string | undefined {
  const isGone = useSyncExternalStore(
    subscribe,
    () => gone.has(path),
    () => false,
  );
  return isGone ? message : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
