import type { PictureColours } from './picture-colours.shared.ts';

type Veins = Pick<PictureColours, 'veinDensity' | 'veinDirection' | 'veinStrength'>;
type Grid = { lightnesses: Float64Array; width: number; height: number };

/** Half a step of lightness between neighbours is what only a picture that is veins and clasts all over has. */
const fullOfVeins = 0.05;

/** How much of a picture is edges of veins, and which way they run: the main axis of its structure tensor. */
export function measureVeins(grid: Grid): Veins {
  const smooth = blur(grid);
  const { width, height } = grid;
  let [change, xx, yy, xy] = [0, 0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = ((smooth[at + 1] ?? 0) - (smooth[at - 1] ?? 0)) / 2;
      const down = ((smooth[at + width] ?? 0) - (smooth[at - width] ?? 0)) / 2;
      change += Math.hypot(across, down);
      xx += across * across;
      yy += down * down;
      xy += across * down;
    }
  }
  const inner = Math.max(1, (width - 2) * (height - 2));
  return { veinDensity: hundredths(change / inner / fullOfVeins), ...directionOf(xx, yy, xy) };
}

function directionOf(xx: number, yy: number, xy: number): Pick<Veins, 'veinDirection' | 'veinStrength'> {
  // Rows count downwards, and veins run at a right angle to the steepest change.
  const steepest = (Math.atan2(-2 * xy, xx - yy) * 90) / Math.PI;
  const strength = Math.hypot(xx - yy, 2 * xy) / Math.max(xx + yy, 1e-9);
  return {
    veinDirection: (Math.round(steepest + 90) + 180) % 180,
    veinStrength: hundredths(strength),
  };
}

/** Each point as the mean of itself and its eight neighbours, which takes out grain. */
function blur({ lightnesses, width, height }: Grid): Float64Array {
  return lightnesses.map((_lightness, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        sum += lightnesses[row * width + column] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
}

function hundredths(part: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, part)));
}
