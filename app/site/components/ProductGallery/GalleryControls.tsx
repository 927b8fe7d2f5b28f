import { type MouseEvent, useEffect, useRef } from 'react';
import { type Picture as PictureRecord, variantPath } from '#content/picture/picture.ts';
import { isPlainClick } from '../../behaviour/is-plain-click.ts';
import { Still } from '../../still/Still.tsx';
import { twoDigits } from '../../typography/two-digits.ts';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import { joinClassNames } from '../class-names.ts';
import ring from '../picture-ring.module.css';
import styles from './GalleryControls.module.css';
import { galleryPictureId } from './gallery-picture-id.ts';
import type { Gallery } from './use-gallery.ts';

/** How much of the previous thumbnail stays visible, to show that there is one. */
const peekPx = 30;

type GalleryControlsProps = { pictures: readonly PictureRecord[]; gallery: Gallery };

/** A thumbnail for each picture, the current position, and buttons for previous and next. */
export function GalleryControls({ pictures, gallery }: GalleryControlsProps) {
  const { index, isReady } = gallery;
  return (
    <Still name="gallery-controls" of={[pictures.map(({ path }) => path), index, isReady]}>
      {() => <WrittenControls pictures={pictures} gallery={gallery} />}
    </Still>
  );
}

function WrittenControls({ pictures, gallery }: GalleryControlsProps) {
  const { index, count, isReady, go } = gallery;
  return (
    <div className={styles.controls}>
      <Thumbnails pictures={pictures} gallery={gallery} />
      {/* Reserves its space until scripts run, so that nothing shifts then. */}
      <div className={styles.steps} data-ready={isReady}>
        <p className={`numeral ${styles.counter}`} aria-live="polite">
          <span className="visually-hidden">Picture </span>
          {`${twoDigits(index + 1)} / ${twoDigits(count)}`}
        </p>
        <button type="button" aria-label="Previous picture" onClick={() => go(index - 1)}>
          <ArrowIcon direction="left" />
        </button>
        <button type="button" aria-label="Next picture" onClick={() => go(index + 1)}>
          <ArrowIcon />
        </button>
      </div>
    </div>
  );
}

function Thumbnails({ pictures, gallery: { index, isReady, go } }: GalleryControlsProps) {
  const show = (event: MouseEvent, target: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(target);
  };
  const rowRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = rowRef.current;
    const current = row?.children[index];
    // Scrolls the row only: `scrollIntoView` would scroll the page as well.
    if (current instanceof HTMLElement) row?.scrollTo({ left: current.offsetLeft - row.offsetLeft - peekPx });
  }, [index]);
  return (
    <ul ref={rowRef} className={styles.thumbnails} aria-label="Thumbnails">
      {pictures.map((picture, place) => (
        <li key={picture.path}>
          <a
            className={joinClassNames(styles.thumbnail, ring.ringed)}
            href={`#${galleryPictureId(place)}`}
            aria-label={`Show picture ${place + 1}`}
            aria-current={isReady && place === index ? 'true' : undefined}
            onClick={(event) => show(event, place)}
          >
            <img
              src={variantPath(picture.path, { width: 160, format: 'webp' })}
              width={64}
              height={64}
              alt=""
              loading="lazy"
              data-later=""
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
