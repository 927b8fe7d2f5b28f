import { expect, test } from 'vitest';
import { notStored } from './app-error.ts';
import { isFileStorageFailure } from './storage-failure.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

test.for(['EACCES', 'EPERM', 'EROFS'])(
  'an editor is told that nothing was stored where a folder can only be read (%s)',
  (code) => {
    expect(isFileStorageFailure(failure(code))).toBe(true);
    expect(notStored(failure(code)).message).toContain('can only read its files');
  },
);

test.for(['ENOSPC', 'EDQUOT', 'EFBIG'])('and that there is no room where there is none (%s)', (code) => {
  expect(isFileStorageFailure(failure(code))).toBe(true);
  expect(notStored(failure(code)).message).toContain('no room left');
});

test('a file that is not there is no want of room', () => {
  expect(isFileStorageFailure(failure('ENOENT'))).toBe(false);
});
