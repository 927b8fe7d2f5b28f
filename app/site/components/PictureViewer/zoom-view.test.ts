import { describe, expect, test } from 'vitest';
import { between, fittedView, limitView, measureBounds, widthForPixels, zoomAt } from './zoom-view.ts';

const slab = { width: 1920, height: 1200 };
const phone = measureBounds(slab, { width: 390, height: 700 });

describe('the bounds of a picture', () => {
  test('shows all of it and lets it be enlarged to its own pixels', () => {
    expect(phone.fitted).toEqual({ width: 390, height: 243.75 });
    expect(phone.largest).toBeCloseTo(1920 / 390);
  });

  test('does not enlarge a small one, but lets visitors do so', () => {
    const small = measureBounds({ width: 300, height: 200 }, { width: 1440, height: 900 });
    expect(small.fitted).toEqual({ width: 300, height: 200 });
    expect(small.largest).toBe(2.5);
  });
});

describe('zooming', () => {
  test('keeps what lies under the pointer under it', () => {
    const point = { x: 100, y: -40 };
    const before = { x: 20, y: 10, scale: 1.5 };
    const after = zoomAt(before, { factor: 2, point });
    const inPicture = (view: typeof before) => [
      (point.x - view.x) / view.scale,
      (point.y - view.y) / view.scale,
    ];
    expect(inPicture(after)).toEqual(inPicture(before));
    const halfway = between(before, after, 0.5);
    expect(inPicture(halfway)[0]).toBeCloseTo(inPicture(before)[0] ?? Number.NaN);
  });

  test('ends at the full resolution and at the whole picture', () => {
    expect(limitView({ scale: 40, x: 0, y: 0 }, phone).scale).toBe(phone.largest);
    expect(limitView({ scale: 0.2, x: 90, y: 90 }, phone)).toEqual(fittedView);
  });

  test('brings an exaggerated scale back around the fingers', () => {
    const fixed = { x: 60, y: 30 };
    const far = zoomAt(fittedView, { factor: 10, point: fixed });
    const expected = zoomAt(fittedView, { factor: phone.largest, point: fixed });
    const limited = limitView(far, phone, fixed);
    expect(limited.x).toBeCloseTo(expected.x);
    expect(limited.y).toBeCloseTo(expected.y);
  });
});

test('a picture stops at its edges, and does not move across while all of its height shows', () => {
  const view = limitView({ scale: 2, x: 5_000, y: 5_000 }, phone);
  expect(view).toEqual({ scale: 2, x: 195, y: 0 });
});

test('the file is as large as the screen can show, and the original beyond all of them', () => {
  expect(widthForPixels(slab, 390)).toBe(480);
  expect(widthForPixels(slab, 1_300)).toBe(1_600);
  expect(widthForPixels(slab, 1_700)).toBe(2_400);
  expect(widthForPixels(slab, 1_920)).toBe('original');
});
