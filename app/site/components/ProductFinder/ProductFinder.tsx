import { Suspense, useState } from 'react';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Section } from '../Section/Section.tsx';
import {
  type FilterResults,
  type FilterValues,
  filterProducts,
  hrefOfFilter,
  type ListedProduct,
  type ProductList,
} from './filter-products.ts';
import { ProductFilter } from './ProductFilter.tsx';
import styles from './ProductFinder.module.css';
import { ProductShelf } from './ProductShelf.tsx';
import type { ActiveFilter } from './use-product-filter.ts';

type ProductFinderProps = {
  lists: readonly ProductList[];
  popular: ListedProduct[];
  filter: ActiveFilter;
  /** A note on what the page's name means and what it does not. */
  note: string;
};

const popularList = {
  key: 'popular',
  label: 'Popular',
  text: 'The six that drawings name most often.',
};

/** All lists with their filter and search. The URL carries both, so it works without scripting. */
export function ProductFinder({ lists, popular, filter, note }: ProductFinderProps) {
  const { values } = filter;
  const results = filterProducts(lists, values);
  const isWhole = !values.category && !values.query;
  return (
    <Section id="stones" space="none" aria-labelledby="stones-title" className={styles.finder}>
      <ProductFilter lists={lists} filter={filter} results={results} />
      <CountAnnouncement lists={lists} values={values} results={results} />
      <div className={styles.results} id="stones-found">
        {isWhole ? null : <ResultsSummary lists={lists} values={values} results={results} />}
        {isWhole && popular.length > 0 ? (
          <Suspense>
            <ProductShelf list={{ ...popularList, products: popular }} isWide />
          </Suspense>
        ) : null}
        {results.lists.map((list) => (
          // Each list is hydrated separately, so that none of them delays a tap.
          <Suspense key={list.key}>
            <ProductShelf
              list={list}
              number={String(lists.findIndex(({ key }) => key === list.key) + 1).padStart(2, '0')}
              wholeListHref={isWhole ? hrefOfFilter({ ...values, category: list.key }) : undefined}
            />
          </Suspense>
        ))}
        {note ? (
          <p className={styles.note} data-later="">
            {note}
          </p>
        ) : null}
      </div>
    </Section>
  );
}

type ResultsProps = { lists: readonly ProductList[]; values: FilterValues; results: FilterResults };

/** Announces the number of results to screen readers, but not on page load. */
function CountAnnouncement({ lists, values, results }: ResultsProps) {
  const [initial] = useState(values);
  return (
    <p role="status" className="visually-hidden">
      {values === initial ? '' : describeResults({ lists, values, results })}
    </p>
  );
}

/** The number of results; if there are none, what to do next. */
function ResultsSummary({ lists, values, results }: ResultsProps) {
  const sentence = describeResults({ lists, values, results });
  if (results.lists.length === 0) return <NoResults sentence={sentence} values={values} results={results} />;
  return (
    <div className={styles.sum}>
      <p>{sentence}</p>
      <ButtonLink to={hrefOfFilter(wholeListFor(values))} arrow="none" data-filters-products="">
        Show the whole list
      </ButtonLink>
    </div>
  );
}

function describeResults({ lists, values, results }: ResultsProps): string {
  const count = results.lists.reduce((sum, list) => sum + list.products.length, 0);
  const label = lists.find((list) => list.key === values.category)?.label;
  const named = values.query ? ` named “${values.query}”` : '';
  const place = label ? ` in ${label}` : ' in the yard list';
  return `${nameCount(count)}${named}${place}`;
}

function nameCount(count: number): string {
  if (count === 0) return 'No stone';
  return count === 1 ? '1 stone' : `${count} stones`;
}

type NoResultsProps = { sentence: string; values: FilterValues; results: FilterResults };

function NoResults({ sentence, values, results }: NoResultsProps) {
  const elsewhere = results.countOfAll;
  return (
    <div className={styles.empty}>
      <h3 className={styles.emptyTitle}>{sentence}</h3>
      <p>
        Trade names differ from yard to yard. Try a shorter word, or send us the name and a picture: the slab
        may be standing here under another one.
      </p>
      <div className={styles.actions}>
        {elsewhere > 0 ? (
          <ButtonLink
            to={hrefOfFilter({ ...values, category: '' })}
            look="block"
            arrow="none"
            data-filters-products=""
          >
            See {elsewhere} in other lists
          </ButtonLink>
        ) : null}
        <ButtonLink
          to={hrefOfFilter(wholeListFor(values))}
          look={elsewhere > 0 ? 'line' : 'block'}
          arrow="none"
          data-filters-products=""
        >
          Show the whole list
        </ButtonLink>
        <ButtonLink to="#enquiry" arrow="down">
          Ask for it
        </ButtonLink>
      </div>
    </div>
  );
}

function wholeListFor(values: FilterValues): FilterValues {
  return { ...values, category: '', query: '' };
}
