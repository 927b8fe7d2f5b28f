import { expect, test } from 'vitest';
import { ApiError } from '../api/request-api.ts';
import { createUploadQueue, type SendFile, type Upload } from './upload-queue.ts';

type Sent = {
  file: File;
  signal: AbortSignal;
  isStoredAgain: boolean;
  resolve: (path: string) => void;
  reject: (error: Error) => void;
};

/** A queue whose responses the test gives itself, in any order. */
function openQueue(concurrency = 3) {
  const sent: Sent[] = [];
  const done: string[] = [];
  let uploads: readonly Upload[] = [];
  const send: SendFile = (file, { signal, isStoredAgain }) =>
    new Promise((resolve, reject) => {
      sent.push({ file, signal, isStoredAgain, reject, resolve: (path) => resolve({ path, notice: '' }) });
      signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    });
  const queue = createUploadQueue({
    send,
    concurrency,
    onChange: (all) => {
      uploads = all;
    },
    onDone: ({ path }) => done.push(path),
  });
  return { queue, sent, done, list: () => uploads.map(({ status }) => status), uploads: () => uploads };
}

const files = (...names: string[]) => names.map((name) => new File([name], name));
/** Lets the queue handle the responses. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a few files are sent at once, the others wait for their turn', async () => {
  const { queue, sent, list } = openQueue(2);
  queue.add(files('a', 'b', 'c'));
  expect(list()).toEqual(['sending', 'sending', 'waiting']);
  sent[1]?.resolve('/b');
  await settle();
  expect(list()).toEqual(['sending', 'done', 'sending']);
});

test('a file that failed stays with its message, and can be tried again', async () => {
  const { queue, sent, done, list, uploads } = openQueue();
  queue.add(files('a', 'b'));
  sent[0]?.reject(new Error('The disk is full'));
  sent[1]?.resolve('/b');
  await settle();
  expect(list()).toEqual(['failed', 'done']);
  expect(uploads()[0]?.message).toBe('The disk is full');
  queue.retry(uploads()[0]?.id ?? '');
  sent[2]?.resolve('/a');
  await settle();
  expect(done).toEqual(['/b', '/a']);
});

test('a cancelled file is forgotten, its request is ended and the next one begins', async () => {
  const { queue, sent, done, list } = openQueue(1);
  const [first] = queue.add(files('a', 'b'));
  queue.remove(first?.id ?? '');
  await settle();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(list()).toEqual(['sending']);
  sent[1]?.resolve('/b');
  await settle();
  expect(done).toEqual(['/b']);
});

test('a file that the library has is taken from there, or stored again, as whoever uploads it chooses', async () => {
  const { queue, sent, done, uploads } = openQueue();
  queue.add(files('a', 'b'));
  const refused = { message: 'It is there', status: 409, body: { duplicate_of: '/uploads/there.webp' } };
  for (const { reject } of sent) reject(new ApiError(refused));
  await settle();
  queue.takeTwin(uploads()[0]?.id ?? '');
  expect(done).toEqual(['/uploads/there.webp']);
  queue.retry(uploads()[1]?.id ?? '');
  expect(sent.map(({ isStoredAgain }) => isStoredAgain)).toEqual([false, false, true]);
});
