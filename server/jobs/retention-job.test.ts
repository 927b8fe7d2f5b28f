import { expect, test } from 'vitest';
import { createOwnTurns } from './job-turns.ts';
import { startRetentionJob } from './retention-job.ts';

const clock = { isBelieved: async () => true };

test('a job that fails keeps none of the others from running, and a run leaves one line', async () => {
  const done: unknown[] = [];
  const failed: [string, unknown][] = [];
  const job = startRetentionJob(
    {
      first: async () => 3,
      failing: () => Promise.reject(new Error('No')),
      last: async () => undefined,
    },
    {
      firstAfterMs: 0,
      turns: createOwnTurns(),
      clock,
      onDone: (run) => void done.push(run),
      onError: (name, error) => void failed.push([name, error]),
    },
  );
  await job.firstRun;
  await job.stop();
  expect(done).toEqual([{ jobs: 2, ms: expect.any(Number), deleted: { first: 3 } }]);
  expect(failed).toEqual([['failing', new Error('No')]]);
});

test('a stop waits for the job in progress and begins none after it', async () => {
  const done: string[] = [];
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun = Promise.withResolvers<void>();
  const first = async () => {
    begun.resolve();
    await ended;
    done.push('first');
  };
  const second = async () => done.push('second');
  const job = startRetentionJob(
    { first, second },
    {
      firstAfterMs: 0,
      turns: createOwnTurns(),
      clock,
      onDone: () => {},
      onError: () => {},
    },
  );
  await begun.promise;
  const stopping = job.stop();
  finish();
  await stopping;
  expect(done).toEqual(['first']);
});

test('a stop before the first run begins none of it, and waits for nothing', async () => {
  const done: string[] = [];
  const job = startRetentionJob(
    { first: async () => done.push('first') },
    { turns: createOwnTurns(), clock, onDone: () => {}, onError: () => {} },
  );
  await job.stop();
  await job.firstRun;
  expect(done).toEqual([]);
});
