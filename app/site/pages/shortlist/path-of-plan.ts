import { readArea } from '#content/facts/shortlist-line.shared.ts';
import { slabNumbersIn } from '#content/facts/slab-numbers.shared.ts';
import type { KeptLine } from '../../shortlist/kept-lines.ts';

/** A gangsaw slab, where the list does not say how large the pieces are. */
const usual = { lengthMm: 2_700, heightMm: 1_700 };
const squareFootM2 = 0.09290304;
/** As much as servers take of an address. */
const mostLines = 40;

/** The plan of a shortlist: its slabs by number; of other stones as many slabs of a usual size as their area takes. */
export function pathOfPlan(lines: readonly KeptLine[]): string {
  const some = lines.slice(0, mostLines);
  const query = new URLSearchParams();
  for (const { product, thickness = '', area = '', unit } of some.filter(({ slabs }) => !slabs)) {
    const areaM2 = (readArea(area) || 0) * (unit === 'ft2' ? squareFootM2 : 1);
    const pieces = Math.ceil(areaM2 / ((usual.lengthMm * usual.heightMm) / 1e6)) || 1;
    const size = { length: `${usual.lengthMm}`, height: `${usual.heightMm}`, pieces: `${pieces}` };
    for (const [name, text] of Object.entries({ product, thickness, ...size })) query.append(name, text);
  }
  const numbers = some.flatMap(({ slabs }) => slabNumbersIn(slabs));
  if (numbers.length > 0) query.set('slabs', numbers.join(', '));
  return `/container/?${query}`;
}
