import { useSyncExternalStore } from 'react';
import { hasSlab, type KeptLine, readLines, watchLines } from './kept-lines.ts';

const none: readonly KeptLine[] = [];

/** What the visitor keeps; the server never knows, so it is empty until scripts run. */
export function useKeptLines(): readonly KeptLine[] {
  return useSyncExternalStore(watchLines, readLines, () => none);
}

export function useIsSlabKept(number: string): boolean {
  return useSyncExternalStore(
    watchLines,
    () => hasSlab(number),
    () => false,
  );
}

export function useIsKept(product: string): boolean {
  return useSyncExternalStore(
    watchLines,
    () => readLines().some((line) => line.product === product),
    () => false,
  );
}
