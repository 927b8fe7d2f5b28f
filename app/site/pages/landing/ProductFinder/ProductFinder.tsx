import { type CSSProperties, Suspense, useState } from 'react';
import { fillText } from '#content/documents/fill-text.shared.ts';
import type { Landing } from '#content/documents/landing.document.ts';
import { fallbackAs } from '#content/kit/fallback-of.shared.ts';
import messages from '#messages/en/landing.json' with { type: 'json' };
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Label } from '../../../components/Label/Label.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { keepUnits } from '../../../typography/keep-units.ts';
import { twoDigits } from '../../../typography/two-digits.ts';
import {
  type FilterResults,
  type FilterValues,
  filterProducts,
  hrefOfFilter,
  type ListedProduct,
  type ProductList,
} from './filter-products.ts';
import { ListedProductCard } from './ListedProductCard.tsx';
import { ProductFilter } from './ProductFilter.tsx';
import styles from './ProductFinder.module.css';
import type { ActiveFilter } from './use-product-filter.ts';

/** What stands around the lists. */
type FinderTexts = Pick<
  Landing,
  'listsHeading' | 'listsText' | 'popularHeading' | 'popularText' | 'notFoundText' | 'results'
> & { note: string };

type ProductFinderProps = {
  lists: readonly ProductList[];
  popular: ListedProduct[];
  filter: ActiveFilter;
  texts: FinderTexts;
  /** Whether there is a form to ask for a stone. */
  hasForm: boolean;
};

/** All lists with their filter and search. The URL carries both, so it works without scripting. */
export function ProductFinder({ lists, popular, filter, texts, hasForm }: ProductFinderProps) {
  const langOf = useLangOf();
  const { values } = filter;
  const results = filterProducts(lists, values);
  const isWhole = !values.category && !values.query;
  const shelf = { texts: texts.results, hasForm };
  const popularList = {
    ...{ key: 'popular', label: texts.popularHeading, text: texts.popularText },
    ...fallbackAs(texts, { label: 'popularHeading', text: 'popularText' }),
  };
  return (
    <Section id="stones" space="none" aria-labelledby="stones-title" className={styles.finder}>
      <ProductFilter texts={texts} lists={lists} filter={filter} results={results} />
      <CountAnnouncement {...{ lists, values, results, texts }} />
      <div className={styles.results} id="stones-found">
        {isWhole ? null : <ResultsSummary {...{ lists, values, results, texts, hasForm }} />}
        {isWhole && popular.length > 0 ? (
          <Suspense>
            <ProductShelf {...shelf} list={{ ...popularList, products: popular }} isWide />
          </Suspense>
        ) : null}
        {results.lists.map((list) => (
          // Each list is hydrated separately, so that none of them delays a tap.
          <Suspense key={list.key}>
            <ProductShelf
              {...shelf}
              list={list}
              number={twoDigits(lists.findIndex(({ key }) => key === list.key) + 1)}
              wholeListHref={isWhole ? hrefOfFilter({ ...values, category: list.key }) : undefined}
            />
          </Suspense>
        ))}
        {texts.note ? (
          <p className={styles.note} data-later="" {...langOf(texts, 'note')}>
            {texts.note}
          </p>
        ) : null}
      </div>
    </Section>
  );
}

/** What was searched, and what was found. */
type Search = { lists: readonly ProductList[]; values: FilterValues; results: FilterResults };

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

/** The results in a sentence, such as `3 stones named “onyx” in the yard list`. */
function describeResults({ lists, values, results }: Search, texts: FinderTexts['results']): string {
  const count = results.lists.reduce((sum, list) => sum + list.products.length, 0);
  const label = lists.find((list) => list.key === values.category)?.label;
  return fillText(values.query ? texts.foundByName : texts.found, {
    stones: nameCount(count, texts),
    list: label ?? texts.everywhere,
    query: values.query,
  });
}

function nameCount(count: number, texts: Pick<FinderTexts['results'], 'none' | 'one' | 'several'>): string {
  if (count === 0) return texts.none;
  return fillText(count === 1 ? texts.one : texts.several, { count });
}

/** The number of results; if there are none, what to do next. */
function ResultsSummary({ texts, hasForm, ...search }: ResultsProps & { hasForm: boolean }) {
  const langOf = useLangOf();
  const sentence = describeResults(search, texts.results);
  if (search.results.lists.length === 0) {
    const { values, results } = search;
    return <NoResults {...{ sentence, texts, values, results, hasForm }} />;
  }
  return (
    <div className={styles.sum}>
      <p>{sentence}</p>
      <ButtonLink
        to={hrefOfFilter(wholeListFor(search.values))}
        arrow="none"
        data-filters-products=""
        {...langOf(texts.results, 'everythingButton')}
      >
        {texts.results.everythingButton}
      </ButtonLink>
    </div>
  );
}

type NoResultsProps = {
  sentence: string;
  texts: FinderTexts;
  values: FilterValues;
  results: FilterResults;
  hasForm: boolean;
};

function NoResults({ sentence, texts, values, results, hasForm }: NoResultsProps) {
  const langOf = useLangOf();
  const elsewhere = results.countOfAll;
  return (
    <div className={styles.empty}>
      <h3 className={styles.emptyTitle}>{sentence}</h3>
      <p {...langOf(texts, 'notFoundText')}>{texts.notFoundText}</p>
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
          {...langOf(texts.results, 'everythingButton')}
        >
          {texts.results.everythingButton}
        </ButtonLink>
        {hasForm ? (
          <ButtonLink to="#enquiry" arrow="down" {...langOf(texts.results, 'enquiryButton')}>
            {texts.results.enquiryButton}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function wholeListFor(values: FilterValues): FilterValues {
  return { ...values, category: '', query: '' };
}

const firstSizes = '(width>=900px) 29vw,90vw';
const wideFirstSizes = '(width>=900px) 48vw,90vw';
const cardSizes = '(width>=1200px) 13vw,(width>=900px) 17vw,44vw';
const wideCardSizes = '(width>=900px) 24vw,44vw';

type ProductShelfProps = {
  texts: FinderTexts['results'];
  hasForm: boolean;
  list: ProductList;
  /** Its position among the lists: `02`. */
  number?: string;
  /** Larger cards, for a short list. */
  isWide?: boolean;
  /** The link to the whole list, where a phone shows only a part of it in a row. */
  wholeListHref?: string | undefined;
};

/** One list: its name and text on the left, its products on the right, the first of them large. */
function ProductShelf({ texts, hasForm, list, number, isWide = false, wholeListHref }: ProductShelfProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const headingId = `list-${list.key}`;
  const count = list.products.length;
  return (
    <section
      className={styles.shelf}
      style={sizeOf(list)}
      aria-labelledby={headingId}
      data-list={list.key}
      data-wide={isWide}
      data-row={isWide || Boolean(wholeListHref)}
      data-later=""
    >
      <div className={styles.intro}>
        <Label number={number} {...langOf(texts, count === 1 ? 'one' : 'several')}>
          {nameCount(count, texts)}
        </Label>
        <h3 id={headingId} className={styles.title} {...langOf(list, 'label')}>
          {list.label}
        </h3>
        {list.text ? (
          <p className={styles.text} {...langOf(list, 'text')}>
            {keepUnits(list.text)}
          </p>
        ) : null}
        {wholeListHref ? (
          <ButtonLink
            to={wholeListHref}
            className={styles.whole}
            aria-label={t('landing:more', {
              button: fillText(texts.listButton, { count }),
              list: list.label,
            })}
            data-filters-products=""
          >
            <span {...langOf(texts, 'listButton')}>{fillText(texts.listButton, { count })}</span>
          </ButtonLink>
        ) : null}
      </div>
      <ul className={styles.products}>
        {list.products.map((product, index) => (
          <ListedProductCard
            key={product.slug}
            product={product}
            sizes={sizesOf(isWide, index === 0)}
            hasForm={hasForm}
          />
        ))}
      </ul>
    </section>
  );
}

/** Values from which the styles estimate the height of a shelf that is not laid out yet. */
function sizeOf({ products, text }: ProductList) {
  return { '--products': products.length, '--characters': text.length } as CSSProperties;
}

function sizesOf(isWide: boolean, isFirst: boolean): string {
  if (isFirst) return isWide ? wideFirstSizes : firstSizes;
  return isWide ? wideCardSizes : cardSizes;
}
