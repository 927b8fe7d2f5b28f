import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPreviewLoop } from './use-live-preview.ts';

type PendingResponse = { resolve: () => void; reject: () => void };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const requests: string[] = [];
  const responses: PendingResponse[] = [];
  const shown: string[] = [];
  const failures: unknown[] = [];
  const loop = createPreviewLoop<string, string>({
    load: (input) => {
      requests.push(input);
      return new Promise((resolve, reject) => {
        responses.push({ resolve: () => resolve(input), reject: () => reject(new Error('away')) });
      });
    },
    onLoad: (result) => void shown.push(result),
    onFail: (error) => void failures.push(error),
  });
  const respond = async (index: number, how: keyof PendingResponse = 'resolve') => {
    responses[index]?.[how]();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { loop, requests, shown, failures, respond };
}

describe('the preview of what an administrator types', () => {
  test('asks once at a time, and then for the newest text only', async () => {
    const { loop, requests, shown, respond } = open();
    for (const text of ['a', 'ab', 'abc']) loop.request(text);
    expect(requests).toEqual(['a']);
    await respond(0);
    expect(requests).toEqual(['a', 'abc']);
    await respond(1);
    expect(shown).toEqual(['a', 'abc']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
  });

  test('is tried again while the server is away, later and later, and at once when it is back', async () => {
    const { loop, requests, shown, failures, respond } = open();
    loop.request('a');
    await respond(0, 'reject');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toHaveLength(2);
    await respond(1, 'reject');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toHaveLength(2);
    loop.retry();
    expect(requests).toHaveLength(3);
    await respond(2);
    expect(failures).toHaveLength(2);
    expect(shown).toEqual(['a']);
  });

  test('sends what was typed meanwhile after a failure', async () => {
    const { loop, requests, shown, respond } = open();
    loop.request('a');
    await respond(0, 'reject');
    loop.request('ab');
    expect(requests).toEqual(['a', 'ab']);
    await respond(1);
    expect(shown).toEqual(['ab']);
  });

  test('shows nothing any more once it is closed', async () => {
    const { loop, shown, failures, respond } = open();
    loop.request('a');
    loop.stop();
    await respond(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect({ shown, failures }).toEqual({ shown: [], failures: [] });
  });
});
