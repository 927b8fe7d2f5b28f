/** The focal point, as fractions of the image's width and height. */
export type Point = { x: number; y: number };

const step = 0.02;
const largeStep = 0.1;
const directions = new Map(
  Object.entries<Point>({
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }),
);

/** The point after an arrow key was pressed, further away with Shift; undefined for other keys. */
export function movePoint(point: Point, press: { key: string; shiftKey: boolean }): Point | undefined {
  const direction = directions.get(press.key);
  if (!direction) return undefined;
  const length = press.shiftKey ? largeStep : step;
  return limitPoint({ x: point.x + direction.x * length, y: point.y + direction.y * length });
}

/** Keeps the point inside the image, in whole percent. */
export function limitPoint({ x, y }: Point): Point {
  return { x: limit(x), y: limit(y) };
}

function limit(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 100) / 100;
}
