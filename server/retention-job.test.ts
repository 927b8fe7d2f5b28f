import { expect, test } from 'vitest';
import { startRetentionJob } from './retention-job.ts';

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
  const begun = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const job = startRetentionJob(
    { first: () => begun, second: async () => undefined },
    { onDone: (name) => void done.push(name), onError: () => {} },
  );
  const stopping = job.stop();
  finish();
  await stopping;
  expect(done).toEqual(['first']);
});
