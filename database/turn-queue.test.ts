import { describe, expect, test } from 'vitest';
import { createTurnQueue } from './turn-queue.ts';

const patient = { places: 2, maxWaiting: 1_000, maxWaitMs: 60_000 };
const busy = { code: 'busy', retryAfterSeconds: expect.any(Number) };

describe('those who want more of the database at once than it has room for', () => {
  test('get their turns in the order they came, never more at once than there are places', async () => {
    const queue = createTurnQueue(patient);
    const served: number[] = [];
    let atWork = 0;
    let mostAtWork = 0;
    const work = async (number: number) => {
      const endTurn = await queue.take();
      atWork += 1;
      mostAtWork = Math.max(mostAtWork, atWork);
      await Promise.resolve();
      served.push(number);
      atWork -= 1;
      endTurn();
    };
    const numbers = Array.from({ length: 1_000 }, (_, number) => number);
    await Promise.all(numbers.map(work));
    expect(served).toEqual(numbers);
    expect(mostAtWork).toBe(2);
  });

  test('are sent away at once where too many wait already', async () => {
    const queue = createTurnQueue({ ...patient, places: 1, maxWaiting: 1 });
    const endTurn = await queue.take();
    const second = queue.take();
    await expect(queue.take()).rejects.toMatchObject(busy);
    endTurn();
    (await second)();
    await expect(queue.take()).resolves.toBeTypeOf('function');
  });

  test('are sent away when their turn does not come, and the next ones still get theirs', async () => {
    const queue = createTurnQueue({ places: 1, maxWaiting: 10, maxWaitMs: 1 });
    const endTurn = await queue.take();
    await expect(queue.take()).rejects.toMatchObject(busy);
    endTurn();
    // A turn given back twice is one turn.
    endTurn();
    await queue.take();
    await expect(queue.take()).rejects.toMatchObject(busy);
  });
});
