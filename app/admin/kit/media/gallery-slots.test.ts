import { describe, expect, test } from 'vitest';
import { dropUpload, finishUpload, followValue, makeSlot, pathsOf } from './gallery-slots.ts';

describe('the places of a gallery', () => {
  test('keep the order in which files were dropped, in whatever order they arrive', () => {
    const dropped = ['one', 'two', 'three'].map((uploadId) =>
      makeSlot({ uploadId, sentName: `${uploadId}.webp` }),
    );
    const arrived = ['three', 'one', 'two'].reduce(
      (slots, uploadId) => finishUpload(slots, { uploadId, path: `/uploads/${uploadId}.webp` }),
      dropped,
    );
    expect(pathsOf(arrived)).toEqual(['/uploads/one.webp', '/uploads/two.webp', '/uploads/three.webp']);
  });

  test('lose nothing else when one upload is given up', () => {
    const dropped = [
      makeSlot({ path: '/a' }),
      makeSlot({ uploadId: 'one', sentName: 'one.webp' }),
      makeSlot({ uploadId: 'two', sentName: 'two.webp' }),
    ];
    const left = dropUpload(dropped, 'one');
    expect(pathsOf(finishUpload(left, { uploadId: 'two', path: '/b' }))).toEqual(['/a', '/b']);
  });

  test('show the picture that was there before when its replacement is given up', () => {
    const replaced = [{ ...makeSlot({ path: '/a' }), uploadId: 'one' }];
    expect(pathsOf(dropUpload(replaced, 'one'))).toEqual(['/a']);
    expect(pathsOf(finishUpload(replaced, { uploadId: 'one', path: '/b' }))).toEqual(['/b']);
  });

  test('follow a value from outside, keep the places of its pictures and what is under way', () => {
    const slots = [...followValue([], ['/a', '/b']), makeSlot({ uploadId: 'one', sentName: 'one.webp' })];
    const followed = followValue(slots, ['/b', '/c']);
    expect(pathsOf(followed)).toEqual(['/b', '/c']);
    expect(followed[0]).toBe(slots[1]);
    expect(followed[2]?.uploadId).toBe('one');
  });

  test('may hold the same picture twice', () => {
    expect(pathsOf(followValue(followValue([], ['/a']), ['/a', '/a']))).toEqual(['/a', '/a']);
  });
});
