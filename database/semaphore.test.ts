import { describe, expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const roomy = { places: 2, maxWaiting: 1_000, maxWaitMs: 60_000 };
const busy = { code: 'busy', retryAfterSeconds: expect.any(Number) };

describe('those who want more of the database at once than it has room for', () => {
  test('are served in the order they came, never more at once than there are places', async () => {
    const semaphore = createSemaphore(roomy);
    const served: number[] = [];
    let atWork = 0;
    let mostAtWork = 0;
    const work = async (number: number) => {
      const release = await semaphore.acquire();
      atWork += 1;
      mostAtWork = Math.max(mostAtWork, atWork);
      await Promise.resolve();
      served.push(number);
      atWork -= 1;
      release();
    };
    const numbers = Array.from({ length: 1_000 }, (_, number) => number);
    await Promise.all(numbers.map(work));
    expect(served).toEqual(numbers);
    expect(mostAtWork).toBe(2);
  });

  test('are sent away at once where too many wait already', async () => {
    const semaphore = createSemaphore({ ...roomy, places: 1, maxWaiting: 1 });
    const release = await semaphore.acquire();
    const second = semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toMatchObject(busy);
    release();
    (await second)();
    await expect(semaphore.acquire()).resolves.toBeTypeOf('function');
  });

  test('are sent away when their turn does not come, and the next ones still get theirs', async () => {
    const semaphore = createSemaphore({ places: 1, maxWaiting: 10, maxWaitMs: 1 });
    const release = await semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toMatchObject(busy);
    release();
    // A place given back twice is one place.
    release();
    await semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toMatchObject(busy);
  });
});
