import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPreviewLoop } from './preview-loop.ts';

type Answer = { resolve: () => void; reject: () => void };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const asked: string[] = [];
  const answers: Answer[] = [];
  const shown: string[] = [];
  const failures: unknown[] = [];
  const loop = createPreviewLoop<string, string>({
    load: (wish) => {
      asked.push(wish);
      return new Promise((resolve, reject) => {
        answers.push({ resolve: () => resolve(wish), reject: () => reject(new Error('away')) });
      });
    },
    onLoad: (result) => void shown.push(result),
    onFail: (error) => void failures.push(error),
  });
  const answer = async (index: number, how: keyof Answer = 'resolve') => {
    answers[index]?.[how]();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { loop, asked, shown, failures, answer };
}

describe('the preview of what an administrator types', () => {
  test('asks once at a time, and then for the newest text only', async () => {
    const { loop, asked, shown, answer } = open();
    for (const text of ['a', 'ab', 'abc']) loop.want(text);
    expect(asked).toEqual(['a']);
    await answer(0);
    expect(asked).toEqual(['a', 'abc']);
    await answer(1);
    expect(shown).toEqual(['a', 'abc']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
  });

  test('is tried again while the server is away, later and later, and at once when it is back', async () => {
    const { loop, asked, shown, failures, answer } = open();
    loop.want('a');
    await answer(0, 'reject');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(2);
    await answer(1, 'reject');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(2);
    loop.retry();
    expect(asked).toHaveLength(3);
    await answer(2);
    expect(failures).toHaveLength(2);
    expect(shown).toEqual(['a']);
  });

  test('sends what was typed meanwhile after a failure', async () => {
    const { loop, asked, shown, answer } = open();
    loop.want('a');
    await answer(0, 'reject');
    loop.want('ab');
    expect(asked).toEqual(['a', 'ab']);
    await answer(1);
    expect(shown).toEqual(['ab']);
  });

  test('shows nothing any more once it is closed', async () => {
    const { loop, shown, failures, answer } = open();
    loop.want('a');
    loop.stop();
    await answer(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect({ shown, failures }).toEqual({ shown: [], failures: [] });
  });
});
