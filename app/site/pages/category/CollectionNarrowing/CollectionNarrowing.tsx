import { useHref } from 'react-router';
import { fillText } from '#content/documents/fill-text.shared.ts';
import type { CatalogueChoice } from '#content/search/catalogue-parameters.shared.ts';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { CatalogueFilter } from '../../../components/CatalogueFilter/CatalogueFilter.tsx';
import { ChosenValues } from '../../../components/CatalogueFilter/ChosenValues.tsx';
import styles from '../../../components/CatalogueFilter/narrowing.module.css';
import { SearchOrder } from '../../../components/CatalogueFilter/SearchOrder.tsx';
import { useChoice } from '../../../components/CatalogueFilter/use-choice.ts';
import { useLangOf } from '../../../languages-context.ts';
import { collectionFacets, hrefOfNarrowed, type StoneView } from '../collection-address.shared.ts';
import type { CollectionNarrowingData } from '../load-narrowed-stones.ts';

type CollectionNarrowingProps = {
  /** The collection's own. */
  path: string;
  name: string;
  /** How many stones it has. */
  stones: number;
  /** Where its stones begin: `#stones`. */
  anchor: string;
  view: StoneView | undefined;
  narrowing: CollectionNarrowingData;
};

/** What a collection can be narrowed by, what is chosen and how many stones are left. */
export function CollectionNarrowing(props: CollectionNarrowingProps) {
  const { path, anchor, view, narrowing } = props;
  const { texts, facets, isOpen } = narrowing;
  const hrefOf = (choice: CatalogueChoice) => hrefOfNarrowed(path, { choice, view });
  const form = useChoice(hrefOf, narrowing.choice);
  const names = collectionFacets;
  return (
    <form
      ref={form.ref}
      action={useHref(path + anchor)}
      aria-label={texts.narrowing.heading}
      className={styles.within}
      data-print="content"
      autoComplete="off"
      onChange={form.onChange}
      onSubmit={form.onSubmit}
    >
      {view ? <input type="hidden" name="view" value={view} /> : null}
      <div className={styles.choices}>
        <CatalogueFilter
          texts={texts.narrowing}
          {...{ facets, names, isOpen }}
          choice={form.choice}
          told={describeLeft(props)}
        />
      </div>
      <div className={styles.head}>
        <WhatIsLeft {...props} />
        <SearchOrder texts={texts.sorting} choice={form.choice} total={narrowing.total} />
        <ChosenValues
          {...{ hrefOf, anchor, facets, names }}
          choice={narrowing.choice}
          texts={texts.narrowing}
        />
        {narrowing.total === 0 ? <NothingLeft narrowing={narrowing} /> : null}
      </div>
    </form>
  );
}

function WhatIsLeft(props: CollectionNarrowingProps) {
  return (
    <p role="status" tabIndex={-1} data-print="content" data-results-summary="" className={styles.told}>
      {describeLeft(props)}
    </p>
  );
}

function describeLeft({ name, stones, narrowing: { texts, total } }: CollectionNarrowingProps): string {
  const words = { count: total, total: stones, collection: name };
  return fillText(total === 0 ? texts.noneLeft : texts.left, words);
}

/** The way on: what other collections have of it. */
function NothingLeft({ narrowing: { texts, elsewhere } }: Pick<CollectionNarrowingProps, 'narrowing'>) {
  const langOf = useLangOf();
  return (
    <div className={styles.nothing}>
      {texts.emptyText ? <p {...langOf(texts, 'emptyText')}>{texts.emptyText}</p> : null}
      <p className={styles.ways}>
        {elsewhere ? (
          <ButtonLink to={elsewhere} look="block" {...langOf(texts, 'elsewhereButton')}>
            {texts.elsewhereButton}
          </ButtonLink>
        ) : null}
        <ButtonLink to="/contact/" look={elsewhere ? 'line' : 'block'} {...langOf(texts, 'enquiryButton')}>
          {texts.enquiryButton}
        </ButtonLink>
      </p>
      <h3>{elsewhere ? texts.elsewhereHeading : texts.nearestHeading}</h3>
    </div>
  );
}
