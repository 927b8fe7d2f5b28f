import { Link } from 'react-router';
import type { SearchTexts } from '#content/documents/search.document.ts';
import {
  type CatalogueChoice,
  type FacetName,
  labelOfValue,
  toggleValue,
} from '#content/search/catalogue-parameters.shared.ts';
import type { Facets } from '#content/search/facets.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { useInPlace } from '../../behaviour/use-in-place.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './narrowing.module.css';

type ChosenValuesProps = {
  hrefOf: (choice: CatalogueChoice) => string;
  /** Where the list begins, for those who have no scripts: `#stones`. */
  anchor?: string;
  choice: CatalogueChoice;
  facets: Facets;
  names: readonly FacetName[];
  texts: Pick<SearchTexts['narrowing'], 'clear'>;
};

/** What is chosen, each with a link that takes it away; nothing where nothing is. */
export function ChosenValues(props: ChosenValuesProps) {
  const langOf = useLangOf();
  const t = useMessages(common);
  const { hrefOf, anchor = '', choice, facets, names, texts } = props;
  const stayHere = useInPlace();
  const chosen = names.flatMap((name) =>
    (choice.narrowing[name] ?? []).map((value) => ({
      ...{ name, value, label: labelOfValue(facets[name], value) },
    })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} data-print="none">
      {chosen.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <Link
            className={styles.chip}
            to={hrefOf(toggleValue(choice, { name, value })) + anchor}
            onClick={stayHere}
          >
            {t.rich('common:narrowing.remove', {
              value: label,
              hidden: (text) => <span className="visually-hidden">{text}</span>,
            })}
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={styles.clear}
          to={hrefOf({ ...choice, narrowing: {}, page: 1 }) + anchor}
          onClick={stayHere}
          {...langOf(texts, 'clear')}
        >
          {texts.clear}
        </Link>
      </li>
    </ul>
  );
}
