import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Label } from '../Label/Label.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { Stone, StoneList } from './filter-products.ts';
import styles from './ProductShelf.module.css';

type ProductShelfProps = {
  list: StoneList;
  /** Its place among the lists: `02`. */
  number?: string;
  /** Larger cards, for a short list. */
  isWide?: boolean;
  /** Where a phone shows a part of the list side by side, the address of all of it. */
  wholeListAddress?: string | undefined;
};

const firstSizes = '(width >= 900px) 29vw, 90vw';
const wideFirstSizes = '(width >= 900px) 48vw, 90vw';
const cardSizes = '(width >= 1200px) 13vw, (width >= 900px) 17vw, 44vw';
const wideCardSizes = '(width >= 900px) 24vw, 44vw';

/** One list: its wall text on the left, its stones on the right, the first of them large. */
export function ProductShelf({ list, number, isWide = false, wholeListAddress }: ProductShelfProps) {
  const headingId = `list-${list.key}`;
  const count = list.stones.length;
  return (
    <section
      className={styles.shelf}
      style={sizeOf(list)}
      aria-labelledby={headingId}
      data-list={list.key}
      data-wide={isWide}
      data-row={isWide || Boolean(wholeListAddress)}
      data-later=""
    >
      <div className={styles.words}>
        <Label number={number}>{count === 1 ? '1 stone' : `${count} stones`}</Label>
        <h3 id={headingId} className={styles.title}>
          {list.label}
        </h3>
        {list.text ? <p className={styles.text}>{keepUnits(list.text)}</p> : null}
        {wholeListAddress ? (
          <ButtonLink
            to={wholeListAddress}
            className={styles.whole}
            aria-label={`See all ${count} of ${list.label}`}
            data-asks-for-stones=""
          >
            See all {count}
          </ButtonLink>
        ) : null}
      </div>
      <ul className={styles.stones}>
        {list.stones.map((stone, index) => (
          <StoneCard key={stone.slug} stone={stone} sizes={sizesOf(isWide, index === 0)} />
        ))}
      </ul>
    </section>
  );
}

function StoneCard({ stone, sizes }: { stone: Stone; sizes: string }) {
  return (
    <li className={styles.stone}>
      <Picture
        picture={withoutPreview(stone.picture)}
        ratio="3:2"
        sizes={sizes}
        alt=""
        className={styles.picture}
      />
      <h4 className={styles.name}>
        <Link to={pathOfProduct(stone)} data-track="product">
          {stone.name}
        </Link>
      </h4>
      {stone.isNew ? (
        <p className={styles.badge}>
          <Badge>New</Badge>
        </p>
      ) : null}
      {stone.origin ? <p className={styles.origin}>{stone.origin}</p> : null}
      <a className={styles.enquire} href="#enquiry" data-enquiry-source="card" data-stone={stone.name}>
        <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" aria-hidden="true">
          <path d="M8 1v14M1 8h14" />
        </svg>
        <span className="visually-hidden">Quick Enquiry about {stone.name}</span>
      </a>
    </li>
  );
}

/** What the styles estimate the height of the shelf from, which is laid out when it comes near. */
function sizeOf({ stones, text }: StoneList) {
  return { '--stones': stones.length, '--letters': text.length } as CSSProperties;
}

/** The rack above shows each preview already; a second one in every card would weigh the page down. */
function withoutPreview(picture: Stone['picture']): Stone['picture'] {
  return picture && { ...picture, preview: '' };
}

function sizesOf(isWide: boolean, isFirst: boolean): string {
  if (isFirst) return isWide ? wideFirstSizes : firstSizes;
  return isWide ? wideCardSizes : cardSizes;
}
