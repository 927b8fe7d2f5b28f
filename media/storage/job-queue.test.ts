import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createJobQueue, type JobQueue, type Urgency } from './job-queue.ts';

describe('work that is done a little at a time', () => {
  let begun: string[];
  let ends: Map<string, () => void>;
  let queue: JobQueue;

  const add = (name: string, urgency: Urgency, group = name): Promise<void> =>
    queue.run({ urgency, group }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  /** Ends a job and lets what waited for its place begin. */
  async function end(name: string): Promise<void> {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    begun = [];
    ends = new Map();
    queue = createJobQueue(2);
  });
  afterEach(() => vi.useRealTimers());

  test('gives each picture its turn, however many sizes another waits for', async () => {
    queue = createJobQueue(1);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void add(name, 'now', name.charAt(0));
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  test('refuses what somebody waits for where as many wait as may, and takes it again once they do not', async () => {
    queue = createJobQueue(1, { mostWaiting: 2 });
    for (const name of ['a', 'b', 'c']) void add(name, 'now');
    await expect(add('d', 'now')).rejects.toMatchObject({
      code: 'busy',
      retryAfterSeconds: expect.any(Number),
    });
    await end('a');
    void add('e', 'now');
    for (const name of ['b', 'c', 'e']) await end(name);
    expect(begun).toEqual(['a', 'b', 'c', 'e']);
  });

  test('leaves a place to what somebody waits for', async () => {
    for (const name of ['s1', 's2']) void add(name, 'soon');
    for (const name of ['n1', 'n2']) void add(name, 'now');
    expect(begun).toEqual(['s1', 'n1']);
    await end('s1');
    expect(begun).toEqual(['s1', 'n1', 'n2']);
  });

  test('never takes more than half a core for what nobody has asked for', async () => {
    for (const name of ['l1', 'l2']) void add(name, 'later');
    await vi.advanceTimersByTimeAsync(700);
    await end('l1');
    await vi.advanceTimersByTimeAsync(699);
    expect(begun).toEqual(['l1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['l1', 'l2']);
  });

  test('lets a visitor go first while it rests', async () => {
    for (const name of ['l1', 'l2']) void add(name, 'later');
    await vi.advanceTimersByTimeAsync(700);
    await end('l1');
    void add('n1', 'now');
    await vi.advanceTimersByTimeAsync(700);
    expect(begun).toEqual(['l1', 'n1']);
    await end('n1');
    expect(begun).toEqual(['l1', 'n1', 'l2']);
  });

  test('finishes what has begun and what somebody waits for, and drops the rest, when it stops', async () => {
    void add('s1', 'soon');
    const dropped = expect(Promise.any([add('s2', 'soon'), add('l1', 'later')])).rejects.toThrow();
    for (const name of ['n1', 'n2']) void add(name, 'now');
    let hasStopped = false;
    void queue.stop().then(() => {
      hasStopped = true;
    });
    await dropped;
    await end('s1');
    await end('n1');
    expect([begun, hasStopped]).toEqual([['s1', 'n1', 'n2'], false]);
    await end('n2');
    expect(hasStopped).toBe(true);
  });
});
