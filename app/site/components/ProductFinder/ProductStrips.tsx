import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { variantPath } from '#content/picture/picture.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { Link } from '../Link/Link.tsx';
import type { ListedProduct } from './filter-products.ts';
import styles from './ProductStrips.module.css';

type ProductStripsProps = { label: string; products: readonly ListedProduct[] };

/**
 * The products of a list as strips, each cropped from its picture. A hovered or focused strip shows the whole picture
 * and the name, and links to the product. All are one stop of the Tab key; the arrow keys move between them. Strips
 * are narrower than a finger: the first tap shows the picture, the second follows the link.
 */
export function ProductStrips({ label, products }: ProductStripsProps) {
  return (
    <ul
      className={styles.strips}
      data-later=""
      aria-label={`${label}, slab by slab`}
      onKeyDown={moveFocus}
      onMouseDown={keepFocus}
      onClickCapture={showBeforeFollowing}
    >
      {products.map(({ slug, name, picture }, index) => (
        <li key={slug} className={styles.item}>
          <Link
            to={pathOfProduct({ slug })}
            className={styles.strip}
            style={
              {
                '--place': index / (products.length - 1 || 1),
                '--edge': picture?.preview && `url("${picture.preview}")`,
                '--face': picture && `url("${variantPath(picture.path, { width: 320, format: 'webp' })}")`,
              } as CSSProperties
            }
            aria-label={name}
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
  const next = { ArrowLeft: item?.previousElementSibling, ArrowRight: item?.nextElementSibling }[event.key];
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
