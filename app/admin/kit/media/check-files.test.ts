import { describe, expect, test } from 'vitest';
import { isVideoPath, refuseFile, takeWithinLimit } from './check-files.ts';

const megabyte = 1024 * 1024;
const picture = { name: 'slab.JPG', type: 'image/jpeg', size: 3 * megabyte };
const video = { name: 'quarry.mp4', type: 'video/mp4', size: 40 * megabyte };

describe('a file that an administrator offers', () => {
  test('is taken when its kind and size are allowed', () => {
    expect(refuseFile(picture, 'image')).toBeUndefined();
    expect(refuseFile(video, 'any')).toBeUndefined();
    expect(refuseFile(video, 'video')).toBeUndefined();
  });

  test('may be a pasted picture without a name', () => {
    expect(refuseFile({ name: '', type: 'image/png', size: 10 }, 'image')).toBeUndefined();
  });

  test('is refused with the formats that are allowed when it is of another kind', () => {
    const onlyImages = 'Please select a valid image file (PNG, JPG, JPEG, GIF, WEBP)';
    expect(refuseFile({ ...picture, name: 'offer.pdf', type: 'application/pdf' }, 'image')).toBe(onlyImages);
    expect(refuseFile(video, 'image')).toBe(onlyImages);
    expect(refuseFile({ ...picture, name: 'offer.pdf', type: '' }, 'any')).toBe(
      'Please select a valid image or video file (PNG, JPG, JPEG, GIF, WEBP, MP4, AVI, MOV, WMV, WEBM)',
    );
    expect(refuseFile(picture, 'video')).toBe('Please select a valid video file (MP4, AVI, MOV, WMV, WEBM)');
  });

  test('that is a PDF is taken for a certificate, and nothing else is', () => {
    const certificate = { ...picture, name: 'iso.pdf', type: 'application/pdf' };
    expect(refuseFile(certificate, 'pdf')).toBeUndefined();
    expect(refuseFile(picture, 'pdf')).toBe('Please select a PDF file');
    expect(refuseFile({ ...certificate, size: 16 * megabyte + 1 }, 'pdf')).toBe(
      'File size must be less than 16MB',
    );
  });

  test('is refused when it is larger than its kind may be', () => {
    expect(refuseFile({ ...picture, size: 16 * megabyte }, 'image')).toBeUndefined();
    expect(refuseFile({ ...picture, size: 16 * megabyte + 1 }, 'any')).toBe(
      'File size must be less than 16MB',
    );
    expect(refuseFile({ ...video, size: 50 * megabyte + 1 }, 'any')).toBe('File size must be less than 50MB');
  });
});

describe('several pictures for a gallery', () => {
  test('are all taken while there is room', () => {
    expect(takeWithinLimit(['a', 'b'], { used: 3, maxItems: 5 })).toEqual({ taken: ['a', 'b'] });
  });

  test('are taken from the first on, as many as there are free places', () => {
    expect(takeWithinLimit(['a', 'b', 'c'], { used: 18, maxItems: 20 })).toEqual({
      taken: ['a', 'b'],
      message: 'Maximum 20 images allowed. Only first 2 will be added.',
    });
  });

  test('are refused when no place is free', () => {
    expect(takeWithinLimit(['a'], { used: 15, maxItems: 15 })).toEqual({
      taken: [],
      message: 'Maximum 15 images allowed',
    });
  });
});

test('a video is recognised by the extension in its URL', () => {
  expect(isVideoPath('/uploads/videos/quarry.webm?x=1')).toBe(true);
  expect(isVideoPath('/uploads/products/slab.webp')).toBe(false);
});
