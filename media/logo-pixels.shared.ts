/** A logo is judged in a square of so many pixels. */
export const sampleSide = 96;
/** Of 255: fainter pixels do not make a shape. */
const seen = 64;
/** Mean lightness of 255 below which a shape is lost on a dark ground. */
const dark = 110;
/** A shape that fills more of its frame is a badge, which whitening would turn into a blank block. */
const fullShare = 0.7;

/**
 * Whether pixels are dark letters or lines on nothing, which can be shown in white on a dark ground.
 * @param data red, green, blue and opacity of each, from 0 to 255
 */
export function areDarkCutOut(data: Uint8Array | Uint8ClampedArray): boolean {
  let count = 0;
  let light = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < seen) continue;
    count += 1;
    light += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return count > 0 && count / (data.length / 4) < fullShare && light / count < dark;
}
