import { type PictureWidth, widthsFor } from '#content/picture/picture.ts';

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** How a picture lies on the stage: how many times its fitted size, and how far its middle is from the stage's. */
export type View = Point & { scale: number };
/** The stage, the picture's size on it when all of it shows, and how far it may be enlarged. */
export type Bounds = { stage: Size; fitted: Size; largest: number };

export const fittedView: View = { scale: 1, x: 0, y: 0 };

/** Even a picture that fills the stage with its own pixels can be looked at closer than that. */
const leastEnlargement = 2.5;

/** Fits a picture into the stage so that all of it shows; small ones are not enlarged for it. */
export function measureBounds(picture: Size, stage: Size): Bounds {
  const share = Math.min(stage.width / picture.width, stage.height / picture.height, 1);
  return {
    stage,
    fitted: { width: picture.width * share, height: picture.height * share },
    largest: Math.max(1 / share, leastEnlargement),
  };
}

/** Enlarges so that what lies under the point stays under it. The point is measured from the stage's middle. */
export function zoomAt(view: View, { factor, point }: { factor: number; point: Point }): View {
  return {
    scale: view.scale * factor,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

/**
 * The nearest view within the limits: not smaller than fitted, not larger than allowed, and no gap between the
 * picture's edge and the stage's while the picture is larger than it.
 * @param fixed the point that stays where it is when the scale is brought back
 */
export function limitView(view: View, bounds: Bounds, fixed: Point = { x: 0, y: 0 }): View {
  const scale = clamp(view.scale, 1, bounds.largest);
  const { x, y } = zoomAt(view, { factor: scale / view.scale, point: fixed });
  const reachX = Math.max((bounds.fitted.width * scale - bounds.stage.width) / 2, 0);
  const reachY = Math.max((bounds.fitted.height * scale - bounds.stage.height) / 2, 0);
  // Added to nothing, so that there is no negative one.
  return { scale, x: clamp(x, -reachX, reachX) + 0, y: clamp(y, -reachY, reachY) + 0 };
}

/** A view between two others: a point that is at the same place in both stays there. */
export function between(from: View, to: View, share: number): View {
  const at = (start: number, end: number) => start + (end - start) * share;
  return { scale: at(from.scale, to.scale), x: at(from.x, to.x), y: at(from.y, to.y) };
}

/**
 * The smallest file that shows the picture sharp at `pixels` pixels of the screen.
 * @returns a width that pictures are made in, or `original`
 */
export function widthForPixels(picture: Size, pixels: number): PictureWidth | 'original' {
  if (pixels >= picture.width) return 'original';
  return widthsFor(picture.width).find((width) => width >= pixels) ?? 'original';
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
