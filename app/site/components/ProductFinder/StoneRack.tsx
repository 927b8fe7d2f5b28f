import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';
import { variantAddress } from '#content/picture/picture.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import type { Stone } from './filter-products.ts';
import styles from './StoneRack.module.css';

type StoneRackProps = { label: string; stones: readonly Stone[] };

/**
 * The slabs of a list seen on their edges. Each says which stone it is when it is pointed at or has the focus, and
 * leads to it. The rack is one stop of the Tab key; the arrow keys walk along it. Strips are narrower than a finger:
 * its first tap shows the stone, and the second goes there.
 */
export function StoneRack({ label, stones }: StoneRackProps) {
  return (
    <ul
      className={styles.rack}
      aria-label={`${label}, slab by slab`}
      onKeyDown={walk}
      onMouseDown={keepFocus}
      onClickCapture={showFirst}
    >
      {stones.map(({ slug, name, picture }, index) => (
        <li key={slug} className={styles.place}>
          <Link
            to={pathOfProduct({ slug })}
            className={styles.edge}
            style={
              {
                '--place': index / (stones.length - 1 || 1),
                '--edge': picture?.preview && `url("${picture.preview}")`,
                '--face': picture && `url("${variantAddress(picture.path, { width: 320, format: 'webp' })}")`,
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

function walk(event: KeyboardEvent) {
  const place = document.activeElement?.parentElement;
  const next = { ArrowLeft: place?.previousElementSibling, ArrowRight: place?.nextElementSibling }[event.key];
  if (!next) return;
  event.preventDefault();
  next.querySelector('a')?.focus();
}

/** What is pressed gets no focus by that, so that the click after it knows what was shown before. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function showFirst(event: MouseEvent) {
  const strip = (event.target as Element).closest('a');
  const isTap = (event.nativeEvent as PointerEvent).pointerType === 'touch';
  if (!isTap || strip === document.activeElement) return;
  event.preventDefault();
  strip?.focus();
}
