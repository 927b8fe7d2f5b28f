import { Link } from 'react-router';
import {
  type CatalogueChoice,
  type FacetName,
  hrefOfChoice,
  toggleValue,
} from '#content/search/catalogue-parameters.shared.ts';
import type { Facets } from '#content/search/facets.ts';
import styles from './ChosenValues.module.css';

type ChosenValuesProps = {
  path: string;
  choice: CatalogueChoice;
  facets: Facets;
  names: readonly FacetName[];
  /** The link that takes all of them away. */
  clear: string;
};

/** What is chosen, each with a link that takes it away; nothing where nothing is. */
export function ChosenValues({ path, choice, facets, names, clear }: ChosenValuesProps) {
  const chosen = names.flatMap((name) =>
    (choice.narrowing[name] ?? []).map((value) => ({
      ...{ name, value },
      label: facets[name].find((known) => known.value === value)?.label ?? value,
    })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} data-print="none">
      {chosen.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <Link
            className={styles.chip}
            to={hrefOfChoice(path, toggleValue(choice, { name, value }))}
            preventScrollReset
          >
            <span className="visually-hidden">Remove </span>
            {label}
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={styles.clear}
          to={hrefOfChoice(path, { ...choice, narrowing: {}, page: 1 })}
          preventScrollReset
        >
          {clear}
        </Link>
      </li>
    </ul>
  );
}
