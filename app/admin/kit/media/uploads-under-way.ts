import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Warns before the page is closed while a file is being uploaded. */
export async function countUpload<T>(upload: Promise<T>): Promise<T> {
  change(1);
  try {
    return await upload;
  } finally {
    change(-1);
  }
}

/** How many uploads are in progress: a form that is saved meanwhile would miss them. */
export function useUploadsUnderWay(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0);
}

function change(by: 1 | -1): void {
  count += by;
  if (count > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readCount(): number {
  return count;
}
