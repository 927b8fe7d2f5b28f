import type { Units } from '#content/facts/units.shared.ts';

/** The name under which a browser keeps the choice of units (specification/facts.md, "Units"). */
export const unitsKeptUnder = 'units';

/** What was chosen; undefined where nothing was, or nothing can be kept. */
export function readKeptUnits(): Units | undefined {
  try {
    const kept = localStorage.getItem(unitsKeptUnder);
    return kept === 'metric' || kept === 'imperial' ? kept : undefined;
  } catch {
    return undefined;
  }
}
