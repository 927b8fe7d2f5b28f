import type { Units } from '#content/facts/units.shared.ts';
import { Link } from '../components/Link/Link.tsx';
import type { ProductPageData } from './load-product-page.ts';
import styles from './UnitSwitch.module.css';
import { useKeptUnits } from './use-kept-units.ts';

type UnitSwitchProps = {
  units: Units;
  texts: Pick<ProductPageData['texts'], 'unitsLabel' | 'metricLabel' | 'imperialLabel'>;
};

/** The values in metric or imperial units: links to the same page, and the choice is remembered. */
export function UnitSwitch({ units, texts }: UnitSwitchProps) {
  const { linkTo, keep } = useKeptUnits(units);
  const choices = [
    ['metric', texts.metricLabel],
    ['imperial', texts.imperialLabel],
  ] as const;
  return (
    <nav className={styles.units} aria-label={texts.unitsLabel}>
      {choices.map(([value, label]) => (
        <Link
          key={value}
          className={styles.choice}
          to={linkTo(value)}
          replace
          preventScrollReset
          aria-current={value === units ? 'true' : undefined}
          onClick={() => keep(value)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
