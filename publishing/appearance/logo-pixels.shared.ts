/** A logo is judged in a square of so many pixels. */
export const sampleSide = 96;
/** Of 255: fainter pixels do not make a shape. */
const seen = 64;
/** Mean lightness of 255 below which a shape is lost on a dark ground, and above which on a light one. */
const darkBelow = 110;
const lightAbove = 190;
/** A shape that fills more of its frame is a badge, which one colour would turn into a blank block. */
const fullShare = 0.7;

/** Letters or lines on nothing that are lost on a ground as dark or as light as they are. */
export type CutOut = 'dark' | 'light';

/**
 * Whether pixels are letters or lines on nothing that can be shown in white on a dark ground, or in black on a light
 * one; undefined for all others.
 * @param data red, green, blue and opacity of each, from 0 to 255
 */
export function judgeCutOut(data: Uint8Array | Uint8ClampedArray): CutOut | undefined {
  let count = 0;
  let light = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < seen) continue;
    count += 1;
    light += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  if (count === 0 || count / (data.length / 4) >= fullShare) return undefined;
  if (light / count < darkBelow) return 'dark';
  return light / count > lightAbove ? 'light' : undefined;
}
