import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { Form, Link } from 'react-router';
import type { Landing } from '#content/documents/landing.document.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { variantPath } from '#content/picture/picture.ts';
import messages from '#messages/en/landing.json' with { type: 'json' };
import { stepOfKey } from '../../../behaviour/reading-direction.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { type InLanguage, useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import {
  type FilterResults,
  type FilterValues,
  hrefOfFilter,
  type ListedProduct,
  type ProductList,
} from './filter-products.ts';
import styles from './ProductFilter.module.css';
import { type ActiveFilter, showResults } from './use-product-filter.ts';

type ProductFilterProps = {
  texts: Pick<Landing, 'listsHeading' | 'listsText'>;
  lists: readonly ProductList[];
  filter: ActiveFilter;
  results: FilterResults;
};

/**
 * Each list as strips, one per product, so that longer lists are wider, above its name, which filters by that list.
 * On a wide window the names and the search stay visible while the lists scroll; on a phone the search is right above
 * its results.
 */
export function ProductFilter({ texts, lists, filter, results }: ProductFilterProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const { values } = filter;
  return (
    <div className={styles.filter} data-print="none">
      <div className={styles.opening}>
        <DisplayHeading id="stones-title" size="medium" {...langOf(texts, 'listsHeading')}>
          {texts.listsHeading}
        </DisplayHeading>
        {texts.listsText ? (
          <p className={styles.legend} {...langOf(texts, 'listsText')}>
            {texts.listsText}
          </p>
        ) : null}
      </div>
      <nav aria-label={t('landing:lists')} className={styles.lists} data-later="">
        <ul>
          <ListLink
            label={t('landing:all')}
            values={{ ...values, category: '' }}
            current={values}
            count={results.countOfAll}
          />
          {lists.map((list) => (
            <ListLink
              key={list.key}
              label={list.label}
              labelIn={langOf(list, 'label')}
              values={{ ...values, category: list.key }}
              current={values}
              count={results.counts[list.key] ?? 0}
              products={list.products}
            />
          ))}
        </ul>
      </nav>
      <SearchForm filter={filter} />
    </div>
  );
}

/** Filters during typing; the button is for browsers without scripts and for visitors who press Enter. */
function SearchForm({ filter }: { filter: ActiveFilter }) {
  const t = useMessages(messages);
  const { values } = filter;
  const form = useTypedName(filter);
  return (
    <Form
      discover="none"
      ref={form.ref}
      action={`${values.path}#stones`}
      role="search"
      aria-label={t('landing:stones')}
      className={styles.search}
      onInput={form.onInput}
      onSubmit={form.onSubmit}
    >
      {values.category ? <input type="hidden" name="category" value={values.category} /> : null}
      {values.source ? <input type="hidden" name="utm_source" value={values.source} /> : null}
      <TextField
        key={filter.turn}
        name="q"
        type="search"
        label={t('landing:search.field')}
        defaultValue={values.query}
        autoComplete="off"
        maxLength={80}
        enterKeyHint="search"
        className={styles.field}
      />
      <Button type="submit" className={styles.submit}>
        {t('landing:search.button')}
      </Button>
    </Form>
  );
}

/** Applies the field's value on every input, and scrolls to the results once they are rendered. */
function useTypedName({ values, apply }: ActiveFilter) {
  const ref = useRef<HTMLFormElement>(null);
  const typedLast = useRef(values.query);
  const onInput = () => {
    const typed = fieldOf(ref.current)?.value.trim() ?? '';
    typedLast.current = typed;
    if (typed !== values.query) apply({ ...values, query: typed });
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onInput();
    showResults();
  };
  // What was typed before scripts ran is applied as well.
  useEffect(onInput, []);
  useEffect(() => {
    const field = fieldOf(ref.current);
    if (field === document.activeElement && typedLast.current === values.query) showResults();
  }, [values.query]);
  return { ref, onInput, onSubmit };
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('q');
  return field instanceof HTMLInputElement ? field : undefined;
}

type ListLinkProps = {
  label: string;
  labelIn?: InLanguage;
  values: FilterValues;
  current: FilterValues;
  count: number;
  /** Undefined for the link to all of them. */
  products?: readonly ListedProduct[];
};

function ListLink({ label, labelIn, values, current, count, products }: ListLinkProps) {
  const share = { '--share': products?.length } as CSSProperties;
  return (
    <li className={products ? styles.list : styles.all} style={products && share}>
      {products ? <ProductStrips label={label} products={products} /> : null}
      <Link
        to={hrefOfFilter(values)}
        aria-current={values.category === current.category ? 'true' : undefined}
        className={styles.link}
        data-filters-products=""
        data-empty={count === 0}
      >
        <span>
          <span {...labelIn}>{label}</span> <span className={styles.count}>{count}</span>
        </span>
      </Link>
    </li>
  );
}

type ProductStripsProps = { label: string; products: readonly ListedProduct[] };

/**
 * The products of a list as strips, each cropped from its picture. A hovered or focused strip shows the whole picture
 * and the name, and links to the product. All are one stop of the Tab key; the arrow keys move between them. Strips
 * are narrower than a finger: the first tap shows the picture, the second follows the link.
 */
function ProductStrips({ label, products }: ProductStripsProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  return (
    <ul
      className={styles.strips}
      style={
        {
          '--in-three': Math.ceil(products.length / 3),
          '--in-four': Math.ceil(products.length / 4),
        } as CSSProperties
      }
      data-later=""
      aria-label={t('landing:strip', { list: label })}
      onKeyDown={moveFocus}
      onMouseDown={keepFocus}
      onClickCapture={showBeforeFollowing}
    >
      {products.map(({ slug, name, picture, ...more }, index) => (
        <li key={slug} className={styles.item}>
          <Link
            to={pathOfProduct({ slug })}
            className={styles.strip}
            style={
              {
                '--edge': picture?.preview && `url("${picture.preview}")`,
                '--face': picture && `url("${variantPath(picture.path, { width: 320, format: 'webp' })}")`,
              } as CSSProperties
            }
            aria-label={name}
            {...langOf(more, 'name')}
            tabIndex={index === 0 ? 0 : -1}
            data-track="product"
          />
        </li>
      ))}
    </ul>
  );
}

function moveFocus(event: KeyboardEvent) {
  const item = document.activeElement?.parentElement;
  const step = stepOfKey(event.key);
  const next = step === 1 ? item?.nextElementSibling : step === -1 ? item?.previousElementSibling : undefined;
  if (!next) return;
  event.preventDefault();
  next.querySelector('a')?.focus();
}

/** Pressing does not move the focus, so that the click after it knows which strip was shown before. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function showBeforeFollowing(event: MouseEvent) {
  const strip = (event.target as Element).closest('a');
  const isTap = (event.nativeEvent as PointerEvent).pointerType === 'touch';
  if (!isTap || strip === document.activeElement) return;
  event.preventDefault();
  strip?.focus();
}
