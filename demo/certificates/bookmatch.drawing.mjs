/**
 * Draws a book-matched pair of slabs as engraved lines: one half is computed, the other is its mirror.
 * The same seed always gives the same stone, so printing again changes nothing.
 */

const halfWidth = 105;
const height = 84;
const bandCount = 46;
const stepsDown = 56;
/** How a slab is folded: four waves, the slower the wider. */
const foldWaves = [
  { pace: 0.035, size: 15 },
  { pace: 0.07, size: 8 },
  { pace: 0.13, size: 3.4 },
  { pace: 0.24, size: 1.1 },
];

/** @typedef {{ ground: string, vein: string, thread: string }} Palette */

/** @param {{ seed: number, palette: Palette }} stone */
export function drawBookmatch({ seed, palette }) {
  const random = createRandom(seed);
  const fold = createFold(random);
  const lines = Array.from({ length: bandCount }, (_, band) => drawBand({ band, fold, random, palette }));
  const half = lines.join('');
  // Veins end at the joint: what would cross it belongs to the neighbouring slab.
  const clip = `<clipPath id="half"><rect width="${halfWidth}" height="${height}"/></clipPath>`;
  return `<svg viewBox="0 0 ${halfWidth * 2} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${clip}
<rect width="${halfWidth * 2}" height="${height}" fill="${palette.ground}"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<g clip-path="url(#half)">${half}</g>
<g transform="translate(${halfWidth * 2} 0) scale(-1 1)"><g clip-path="url(#half)">${half}</g></g></g>
</svg>`;
}

/** @param {{ band: number, fold: (y: number, band: number) => number, random: () => number, palette: Palette }} drawing */
function drawBand({ band, fold, random, palette }) {
  const start = -70 + band * 4.1 + (random() - 0.5) * 5;
  const isVein = random() < 0.2;
  const width = isVein ? 0.3 + random() * 0.5 : 0.08 + random() * 0.14;
  const opacity = isVein ? 0.55 + random() * 0.4 : 0.25 + random() * 0.4;
  const wander = { size: 0.6 + random() * 1.8, pace: 0.1 + random() * 0.16, phase: random() * 6.3 };
  const points = Array.from({ length: stepsDown + 1 }, (_, step) => {
    const y = (step / stepsDown) * (height + 8) - 4;
    const x = start + fold(y, band) + wander.size * Math.sin(y * wander.pace + wander.phase);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  const stroke = isVein ? palette.vein : palette.thread;
  return `<path d="M${points.join('L')}" stroke="${stroke}" stroke-width="${width.toFixed(2)}" opacity="${opacity.toFixed(2)}"/>`;
}

/**
 * Neighbouring bands share the same slow folds and drift apart a little, as bedding does.
 * @param {() => number} random
 * @returns {(y: number, band: number) => number}
 */
function createFold(random) {
  const lean = 0.55 + random() * 0.45;
  const waves = foldWaves.map(({ pace, size }) => ({
    pace: pace * (0.8 + random() * 0.4),
    size: size * (0.7 + random() * 0.6),
    phase: random() * 6.3,
    drift: 0.05 + random() * 0.09,
  }));
  return (y, band) =>
    waves.reduce(
      (sum, { pace, size, phase, drift }) => sum + size * Math.sin(y * pace + phase + band * drift),
      y * lean,
    );
}

/** @param {number} seed */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
