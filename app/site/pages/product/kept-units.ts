/** The name under which a browser keeps the choice of units (specification/facts.md, "Units"). */
export const unitsKeptUnder = 'units';

/** What was kept, whatever it is; null where there is nothing. */
export function readKeptUnits(): string | null {
  try {
    return localStorage.getItem(unitsKeptUnder);
  } catch {
    return null;
  }
}
