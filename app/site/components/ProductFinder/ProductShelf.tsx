import type { CSSProperties } from 'react';
import { fillText } from '#content/site-documents/fill-text.shared.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Label } from '../Label/Label.tsx';
import { type FinderTexts, nameCount } from './describe-results.ts';
import type { ProductList } from './filter-products.ts';
import { ListedProductCard } from './ListedProductCard.tsx';
import styles from './ProductShelf.module.css';

type ProductShelfProps = {
  texts: FinderTexts['results'];
  list: ProductList;
  /** Its position among the lists: `02`. */
  number?: string;
  /** Larger cards, for a short list. */
  isWide?: boolean;
  /** The link to the whole list, where a phone shows only a part of it in a row. */
  wholeListHref?: string | undefined;
};

const firstSizes = '(width>=900px) 29vw,90vw';
const wideFirstSizes = '(width>=900px) 48vw,90vw';
const cardSizes = '(width>=1200px) 13vw,(width>=900px) 17vw,44vw';
const wideCardSizes = '(width>=900px) 24vw,44vw';

/** One list: its name and text on the left, its products on the right, the first of them large. */
export function ProductShelf({ texts, list, number, isWide = false, wholeListHref }: ProductShelfProps) {
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
        <Label number={number}>{nameCount(count, texts)}</Label>
        <h3 id={headingId} className={styles.title}>
          {list.label}
        </h3>
        {list.text ? <p className={styles.text}>{keepUnits(list.text)}</p> : null}
        {wholeListHref ? (
          <ButtonLink
            to={wholeListHref}
            className={styles.whole}
            aria-label={`${fillText(texts.listButton, { count })}, ${list.label}`}
            data-filters-products=""
          >
            {fillText(texts.listButton, { count })}
          </ButtonLink>
        ) : null}
      </div>
      <ul className={styles.products}>
        {list.products.map((product, index) => (
          <ListedProductCard key={product.slug} product={product} sizes={sizesOf(isWide, index === 0)} />
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
