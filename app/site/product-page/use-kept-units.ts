import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Units } from '#content/facts/units.shared.ts';
import { readKeptUnits, unitsKeptUnder } from './kept-units.ts';

/** Leads to the units that were chosen before, where the address asks for none. @returns links, and what keeps a choice */
export function useKeptUnits(shown: Units): {
  linkTo: (units: Units) => string;
  keep: (units: Units) => void;
} {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const kept = readKeptUnits();
    const isAskedFor = new URLSearchParams(search).has(unitsKeptUnder);
    if (isAskedFor || kept === shown || (kept !== 'metric' && kept !== 'imperial')) return;
    void navigate(withUnits(search, kept), { replace: true, preventScrollReset: true });
  }, [navigate, search, shown]);
  return {
    linkTo: (units) => withUnits(search, units),
    keep(units) {
      try {
        localStorage.setItem(unitsKeptUnder, units);
      } catch {
        // A browser that keeps nothing shows what the address says.
      }
    },
  };
}

/** The same page, whatever else its address says. */
function withUnits(search: string, units: Units): string {
  const query = new URLSearchParams(search);
  query.set(unitsKeptUnder, units);
  return `?${query}`;
}
