import { expect, test } from 'vitest';
import { createOwnTurns } from './job-turns.ts';
import { startRetentionJob } from './retention-job.ts';

const clock = { isBelieved: async () => true };

test('a job that fails keeps none of the others from running, and each is logged', async () => {
  const done: string[] = [];
  const failed: [string, unknown][] = [];
  const job = startRetentionJob(
    {
      first: async () => undefined,
      failing: () => Promise.reject(new Error('No')),
      last: async () => undefined,
    },
    {
      firstAfterMs: 0,
      turns: createOwnTurns(),
      clock,
      onDone: (name) => void done.push(name),
      onError: (name, error) => void failed.push([name, error]),
    },
  );
  await job.firstRun;
  await job.stop();
  expect(done).toEqual(['first', 'last']);
  expect(failed).toEqual([['failing', new Error('No')]]);
});

test('a stop waits for the job in progress and begins none after it', async () => {
  const done: string[] = [];
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun = Promise.withResolvers<void>();
  const first = () => {
    begun.resolve();
    return ended;
  };
  const job = startRetentionJob(
    { first, second: async () => undefined },
    {
      firstAfterMs: 0,
      turns: createOwnTurns(),
      clock,
      onDone: (name) => void done.push(name),
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
    { first: async () => undefined },
    { turns: createOwnTurns(), clock, onDone: (name) => void done.push(name), onError: () => {} },
  );
  await job.stop();
  await job.firstRun;
  expect(done).toEqual([]);
});
