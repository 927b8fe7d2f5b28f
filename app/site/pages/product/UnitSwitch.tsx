import { useEffect, useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Units } from '#content/facts/units.shared.ts';
import { readKeptUnits, unitsKeptUnder } from '../../behaviour/kept-units.ts';
import { useLangOf } from '../../languages-context.ts';
import type { ProductPageData } from './load-product-page.ts';
import styles from './UnitSwitch.module.css';

type UnitSwitchProps = {
  units: Units;
  texts: Pick<ProductPageData['texts'], 'unitsLabel' | 'metricLabel' | 'imperialLabel'>;
};

/** The values in metric or imperial units: links to the same page, and the choice is remembered. */
export function UnitSwitch({ units, texts }: UnitSwitchProps) {
  const langOf = useLangOf();
  const { linkTo, keep } = useKeptUnits(units);
  const labelId = useId();
  const choices = [
    ['metric', 'metricLabel'],
    ['imperial', 'imperialLabel'],
  ] as const;
  return (
    <nav className={styles.units} aria-labelledby={labelId}>
      <span id={labelId} hidden {...langOf(texts, 'unitsLabel')}>
        {texts.unitsLabel}
      </span>
      {choices.map(([value, label]) => (
        <Link
          key={value}
          className={styles.choice}
          to={linkTo(value)}
          replace
          preventScrollReset
          aria-current={value === units ? 'true' : undefined}
          onClick={() => keep(value)}
          {...langOf(texts, label)}
        >
          {texts[label]}
        </Link>
      ))}
    </nav>
  );
}

/** Leads to the units that were chosen before, where the address asks for none. @returns links, and what keeps a choice */
function useKeptUnits(shown: Units): {
  linkTo: (units: Units) => string;
  keep: (units: Units) => void;
} {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const kept = readKeptUnits();
    const isAskedFor = new URLSearchParams(search).has(unitsKeptUnder);
    if (isAskedFor || kept === undefined || kept === shown) return;
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
