import type { Quad } from './rooms.shared.ts';

/** Rows of a 3 × 3 matrix, one after the other. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/**
 * What leads from a point of the picture to metres on a flat surface that is seen in perspective.
 * @param size width and height of the surface in metres
 */
export function metresFromPicture(quad: Quad, [width, height]: readonly [number, number]): Matrix {
  const [a, b, c, d, e, f, g, h, i] = invert(pictureFromUnits(quad));
  return [a * width, b * width, c * width, d * height, e * height, f * height, g, h, i];
}

/** From the unit square to four points (Heckbert, Fundamentals of Texture Mapping, 1989). */
function pictureFromUnits([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Matrix {
  const [dx1, dx2, sumX] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sumY] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const scale = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / scale;
  const h = (dx1 * sumY - sumX * dy1) / scale;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** The inverse but for its scale, which a perspective divides away. */
function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    ...([e * i - f * h, c * h - b * i, b * f - c * e] as const),
    ...([f * g - d * i, a * i - c * g, c * d - a * f] as const),
    ...([d * h - e * g, b * g - a * h, a * e - b * d] as const),
  ];
}

/** A place on a surface in metres, and how far it moves with a step of one pixel to the right and down. */
export type Place = { x: number; y: number; rightX: number; rightY: number; downX: number; downY: number };

/** Where a point of the picture lies on the surface. */
export function placeOf(matrix: Matrix, pictureX: number, pictureY: number): Place {
  const [a, b, c, d, e, f, g, h, i] = matrix;
  const depth = g * pictureX + h * pictureY + i;
  const x = (a * pictureX + b * pictureY + c) / depth;
  const y = (d * pictureX + e * pictureY + f) / depth;
  return {
    x,
    y,
    rightX: (a - x * g) / depth,
    rightY: (d - y * g) / depth,
    downX: (b - x * h) / depth,
    downY: (e - y * h) / depth,
  };
}
