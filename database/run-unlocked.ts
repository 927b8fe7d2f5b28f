import { setTimeout } from 'node:timers/promises';
import { explainSqliteError, isSqliteBusy } from './database-failure.ts';

const longestPauseMs = 50;

/**
 * Repeats a task until no other program's lock blocks it or the time is over; everything else continues meanwhile.
 */
export async function runUnlocked<T>(task: () => T | Promise<T>, maxLockMs: number): Promise<T> {
  const deadline = performance.now() + maxLockMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await task();
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() >= deadline) throw explainSqliteError(error);
    }
    await setTimeout(pauseMs);
  }
}
