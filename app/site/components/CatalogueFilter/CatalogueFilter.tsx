import { useId, useState } from 'react';
import { fillText } from '#content/documents/fill-text.shared.ts';
import type { SearchTexts } from '#content/documents/search.document.ts';
import type { CatalogueChoice, FacetName } from '#content/search/catalogue-parameters.shared.ts';
import type { Facets, FacetValue } from '#content/search/facets.ts';
import { useIsHydrated } from '../../behaviour/use-is-hydrated.ts';
import { useLangOf } from '../../languages-context.ts';
import styles from './choices.module.css';

type CatalogueFilterProps = {
  texts: SearchTexts['narrowing'];
  facets: Facets;
  choice: CatalogueChoice;
  /** The facets that are offered, in their order. */
  names: readonly FacetName[];
  /** How many are left, in words: told beside the button that leads to them. */
  told: string;
  /** Unfolded at first, where there is no room to show it always. */
  isOpen?: boolean;
};

/** More values than this are folded away, the most frequent ones excepted. */
const maxShown = 8;

/** The choices of a list, a group each, with how many each would leave; fields of the form around it. */
export function CatalogueFilter({
  texts,
  facets,
  choice,
  names,
  told,
  isOpen = false,
}: CatalogueFilterProps) {
  const langOf = useLangOf();
  const isHydrated = useIsHydrated();
  const [isOpenAtFirst] = useState(isOpen);
  const offered = names.filter((name) => facets[name].length > 1 || choice.narrowing[name]);
  if (offered.length === 0) return null;
  return (
    <details className={styles.filter} open={isOpenAtFirst} data-print="none" data-filter="">
      <summary className={styles.summary} {...langOf(texts, 'heading')}>
        {texts.heading}
      </summary>
      <div className={styles.groups}>
        {offered.map((name) => (
          <FacetGroup key={name} {...{ name, texts, choice }} values={facets[name]} />
        ))}
      </div>
      <div className={styles.end}>
        <button
          type="submit"
          className={styles.apply}
          data-told={isHydrated ? told : undefined}
          {...langOf(texts, 'apply')}
        >
          {texts.apply}
        </button>
      </div>
    </details>
  );
}

type GroupProps = Pick<CatalogueFilterProps, 'texts' | 'choice'> & {
  name: FacetName;
  values: readonly FacetValue[];
};

function FacetGroup({ name, texts, choice, values }: GroupProps) {
  const langOf = useLangOf();
  const label = name === 'rock_class' ? 'rockClass' : name;
  const chosen = choice.narrowing[name] ?? [];
  const frequent = values.toSorted((one, other) => other.count - one.count).slice(0, maxShown);
  const isFirst = (value: FacetValue) => values.length <= maxShown + 1 || frequent.includes(value);
  const further = values.filter((value) => !isFirst(value));
  const [legendId, moreId] = [useId(), useId()];
  const listOf = (labelledBy: string, some: readonly FacetValue[]) => (
    <ul aria-labelledby={labelledBy}>
      {some.map((value) => (
        <li key={value.value}>
          <FacetChoice name={name} value={value} isChosen={chosen.includes(value.value)} />
        </li>
      ))}
    </ul>
  );
  return (
    <fieldset className={styles.group}>
      <legend id={legendId} {...langOf(texts, label)}>
        {texts[label]}
      </legend>
      {listOf(legendId, values.filter(isFirst))}
      {further.length > 0 ? (
        <details open={further.some(({ value }) => chosen.includes(value))}>
          <summary id={moreId} className={styles.more} {...langOf(texts, 'more')}>
            {fillText(texts.more, { count: further.length })}
          </summary>
          {listOf(`${legendId} ${moreId}`, further)}
        </details>
      ) : null}
    </fieldset>
  );
}

function FacetChoice({ name, value, isChosen }: { name: FacetName; value: FacetValue; isChosen: boolean }) {
  const langOf = useLangOf();
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} value={value.value} checked={isChosen} onChange={() => undefined} />
      <bdi {...langOf(value, 'label')}>{value.label}</bdi> <span className={styles.count}>{value.count}</span>
    </label>
  );
}
