/** Aspect ratios (width / height) of the frames that crop. */
const shapes = new Map([
  ['3:2', 1.5],
  ['4:5', 0.8],
  ['1:1', 1],
  ['16:10', 1.6],
]);

const conditions = /^((?:(?:not|and|or)\s+|\([^()]*\)\s+)*)(.+)$/;
const plainLength = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/**
 * The `sizes` of a picture that covers a narrower frame: it is laid out wider than its frame and cropped, and
 * chosen by the frame's width alone it would be too coarse (a 16:10 slab in a 4:5 frame by half).
 * @param sizes how wide the frame is, as in HTML; without blanks, because a page says it for each of its pictures
 */
export function coverSizes(sizes: string, picture: { width: number; height: number; ratio: string }): string {
  const shape = shapes.get(picture.ratio);
  if (shape === undefined) return sizes;
  const factor = Math.round((picture.width / picture.height / shape) * 100) / 100;
  if (factor <= 1.05) return sizes;
  return splitSizes(sizes)
    .map((size) =>
      size.replace(conditions, (_all, when: string, length: string) => when + widen(length, factor)),
    )
    .join(',');
}

/** The largest screens that pictures are made for, in device pixels: a wide window at twice the density, a tablet. */
const widestWindow = 2880;
const widestNarrowWindow = 1536;

/**
 * How many pixels a picture of these sizes is shown in at most, so that no larger ones are offered; unlimited where the
 * height of the window decides.
 */
export function widestOf(sizes: string): number {
  const widths = splitSizes(sizes).map((size) => {
    const [, when = '', length = ''] = conditions.exec(size) ?? [];
    const [, share, unit] = plainLength.exec(length) ?? [];
    if (unit !== 'vw') return Number.POSITIVE_INFINITY;
    return (Number(share) / 100) * (when.includes('>=') ? widestWindow : widestNarrowWindow);
  });
  return Math.max(...widths);
}

function widen(length: string, factor: number): string {
  const [, amount, unit] = plainLength.exec(length) ?? [];
  if (amount === undefined) return `calc(${length} * ${factor})`;
  return `${Math.round(Number(amount) * factor * 10) / 10}${unit}`;
}

/** Commas separate sizes, except inside `max(…)`. */
function splitSizes(sizes: string): string[] {
  return sizes.split(/,\s*(?![^()]*\))/).map((size) => size.trim());
}
