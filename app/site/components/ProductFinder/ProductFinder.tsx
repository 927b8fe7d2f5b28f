import { Suspense, useState } from 'react';
import { fillText } from '#content/site-documents/fill-text.shared.ts';
import { twoDigits } from '../../typography/two-digits.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Section } from '../Section/Section.tsx';
import { describeResults, type FinderTexts, type Search } from './describe-results.ts';
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
  texts: FinderTexts;
};

/** All lists with their filter and search. The URL carries both, so it works without scripting. */
export function ProductFinder({ lists, popular, filter, texts }: ProductFinderProps) {
  const { values } = filter;
  const results = filterProducts(lists, values);
  const isWhole = !values.category && !values.query;
  const popularList = { key: 'popular', label: texts.popularHeading, text: texts.popularText };
  return (
    <Section id="stones" space="none" aria-labelledby="stones-title" className={styles.finder}>
      <ProductFilter texts={texts} lists={lists} filter={filter} results={results} />
      <CountAnnouncement {...{ lists, values, results, texts }} />
      <div className={styles.results} id="stones-found">
        {isWhole ? null : <ResultsSummary {...{ lists, values, results, texts }} />}
        {isWhole && popular.length > 0 ? (
          <Suspense>
            <ProductShelf texts={texts.results} list={{ ...popularList, products: popular }} isWide />
          </Suspense>
        ) : null}
        {results.lists.map((list) => (
          // Each list is hydrated separately, so that none of them delays a tap.
          <Suspense key={list.key}>
            <ProductShelf
              texts={texts.results}
              list={list}
              number={twoDigits(lists.findIndex(({ key }) => key === list.key) + 1)}
              wholeListHref={isWhole ? hrefOfFilter({ ...values, category: list.key }) : undefined}
            />
          </Suspense>
        ))}
        {texts.note ? (
          <p className={styles.note} data-later="">
            {texts.note}
          </p>
        ) : null}
      </div>
    </Section>
  );
}

type ResultsProps = Search & { texts: FinderTexts };

/** Announces the number of results to screen readers, but not on page load. */
function CountAnnouncement({ texts, ...search }: ResultsProps) {
  const [initial] = useState(search.values);
  return (
    <p role="status" className="visually-hidden">
      {search.values === initial ? '' : describeResults(search, texts.results)}
    </p>
  );
}

/** The number of results; if there are none, what to do next. */
function ResultsSummary({ texts, ...search }: ResultsProps) {
  const sentence = describeResults(search, texts.results);
  if (search.results.lists.length === 0) {
    return <NoResults sentence={sentence} texts={texts} values={search.values} results={search.results} />;
  }
  return (
    <div className={styles.sum}>
      <p>{sentence}</p>
      <ButtonLink to={hrefOfFilter(wholeListFor(search.values))} arrow="none" data-filters-products="">
        {texts.results.everythingButton}
      </ButtonLink>
    </div>
  );
}

type NoResultsProps = { sentence: string; texts: FinderTexts; values: FilterValues; results: FilterResults };

function NoResults({ sentence, texts, values, results }: NoResultsProps) {
  const elsewhere = results.countOfAll;
  return (
    <div className={styles.empty}>
      <h3 className={styles.emptyTitle}>{sentence}</h3>
      <p>{texts.notFoundText}</p>
      <div className={styles.actions}>
        {elsewhere > 0 ? (
          <ButtonLink
            to={hrefOfFilter({ ...values, category: '' })}
            look="block"
            arrow="none"
            data-filters-products=""
          >
            {fillText(texts.results.elsewhereButton, { count: elsewhere })}
          </ButtonLink>
        ) : null}
        <ButtonLink
          to={hrefOfFilter(wholeListFor(values))}
          look={elsewhere > 0 ? 'line' : 'block'}
          arrow="none"
          data-filters-products=""
        >
          {texts.results.everythingButton}
        </ButtonLink>
        <ButtonLink to="#enquiry" arrow="down">
          {texts.results.enquiryButton}
        </ButtonLink>
      </div>
    </div>
  );
}

function wholeListFor(values: FilterValues): FilterValues {
  return { ...values, category: '', query: '' };
}
