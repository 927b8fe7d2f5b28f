import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Picture as PictureRecord, variantPath } from '#content/picture/picture.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import messages from '#messages/en/product.json' with { type: 'json' };
import { isPlainClick } from '../../../behaviour/is-plain-click.ts';
import { onward, placeInRow, targetOfKey } from '../../../behaviour/reading-direction.ts';
import { useTrack } from '../../../behaviour/use-track.ts';
import { ArrowIcon } from '../../../components/ArrowIcon/ArrowIcon.tsx';
import { joinClassNames } from '../../../components/class-names.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { usePictureViewer } from '../../../components/PictureViewer/use-picture-viewer.tsx';
import ring from '../../../components/picture-ring.module.css';
import { useMessages } from '../../../messages/use-messages.ts';
import { twoDigits } from '../../../typography/two-digits.ts';
import styles from './ProductGallery.module.css';

/** How much of the previous thumbnail stays visible, to show that there is one. */
const peekPx = 30;

type ProductGalleryProps = {
  name: string;
  /** The slab first. */
  pictures: readonly PictureRecord[];
  /** Badges, fixed to the upper edge of the slab. */
  badges?: ReactNode;
  /** Name under which a card's picture grows into the slab. */
  transitionName?: string | undefined;
  className?: string | undefined;
  /** Shown below the thumbnails. */
  children?: ReactNode;
};

/**
 * The pictures of a product side by side, the slab whole. Each links to its original, the thumbnails to
 * a picture by its hash, so all of it works without scripts. With them the thumbnails, buttons and keys move the row,
 * and a picture opens in the viewer, where it can be zoomed.
 */
export function ProductGallery(props: ProductGalleryProps) {
  const { name, pictures, badges, transitionName, className, children } = props;
  const t = useMessages(messages);
  const gallery = useGallery(pictures.length);
  const { rootRef, viewer } = usePictureViewer({
    pictures,
    label: t('product:enlarged', { stone: name }),
    onLeave: gallery.go,
  });
  const hasSeveral = pictures.length > 1;
  const [slab] = pictures;
  return (
    <div
      ref={rootRef}
      className={joinClassNames(styles.gallery, className)}
      style={{ '--slab-ratio': slab ? slab.width / slab.height : undefined } as CSSProperties}
      data-gallery=""
    >
      <span id={enlargeId} hidden>
        {t('product:enlarge')}
      </span>
      <div
        ref={gallery.trackRef}
        className={styles.track}
        role="region"
        aria-label={t('product:pictures', { stone: name })}
        tabIndex={hasSeveral ? 0 : undefined}
        onKeyDown={(event) => moveByKey(event, gallery)}
        onFocus={(event) => followFocus(event, gallery)}
        data-gallery-track=""
      >
        {pictures.map((picture, index) => (
          <GalleryPicture
            key={picture.path}
            name={name}
            picture={picture}
            index={index}
            isOnly={!hasSeveral}
            transitionName={index === 0 ? transitionName : undefined}
          />
        ))}
        {pictures.length === 0 ? <EmptyGallery name={name} /> : null}
      </div>
      <div className={styles.badges}>{badges}</div>
      <div className={styles.strip} data-print="none">
        {children}
        {hasSeveral ? <GalleryControls pictures={pictures} gallery={gallery} /> : null}
      </div>
      {viewer}
    </div>
  );
}

type Gallery = {
  /** On the row whose children are the pictures. */
  trackRef: RefObject<HTMLDivElement | null>;
  index: number;
  count: number;
  /** False until scripts run: the row is then scrolled by hand. */
  isReady: boolean;
  /** Scrolls to a picture; wraps around at either end. */
  go: (index: number) => void;
};

/** The index of the current picture, however the row was moved. */
function useGallery(count: number): Gallery {
  const [index, setIndex] = useState(0);
  const [isReady, setReady] = useState(false);
  const { ref, show } = useTrack(setIndex);
  useEffect(() => setReady(true), []);
  const go = useCallback(
    (target: number) => {
      const next = (target + count) % count;
      setIndex(next);
      show(next);
    },
    [count, show],
  );
  return { trackRef: ref, index, count, isReady, go };
}

/** Arrow keys, Home and End on the row or on a picture in it. */
function moveByKey(event: KeyboardEvent, { index, count, go }: Gallery): void {
  const target = targetOfKey(event.key, { index, count });
  if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(target);
}

/** The Tab key leads from picture to picture; a press on one opens it where it stands. */
function followFocus({ target, currentTarget }: FocusEvent, { go }: Gallery): void {
  const index = [...currentTarget.children].indexOf(target);
  if (index >= 0 && target.matches(':focus-visible')) go(index);
}

function EmptyGallery({ name }: { name: string }) {
  const t = useMessages(messages);
  return (
    <div className={styles.slide} data-first="true" data-only="true">
      <Picture
        picture={undefined}
        ratio="fill"
        sizes="(width>=900px) 62vw,100vw"
        alt={t('product:noPicture', { stone: name })}
        priority
      />
    </div>
  );
}

type GalleryControlsProps = { pictures: readonly PictureRecord[]; gallery: Gallery };

/** A thumbnail for each picture, the current position, and buttons for previous and next. */
function GalleryControls({ pictures, gallery }: GalleryControlsProps) {
  const tc = useMessages(common);
  const { index, count, isReady, go } = gallery;
  return (
    <div className={styles.controls}>
      <Thumbnails pictures={pictures} gallery={gallery} />
      {/* Reserves its space until scripts run, so that nothing shifts then. */}
      <div className={styles.steps} data-ready={isReady}>
        <p className={`numeral ${styles.counter}`} aria-live="polite">
          {tc.rich('common:picture.counter', {
            number: twoDigits(index + 1),
            count: twoDigits(count),
            hidden: (text) => <span className="visually-hidden">{text}</span>,
          })}
        </p>
        <button type="button" aria-label={tc('common:picture.previous')} onClick={() => go(index - 1)}>
          <ArrowIcon direction="left" />
        </button>
        <button type="button" aria-label={tc('common:picture.next')} onClick={() => go(index + 1)}>
          <ArrowIcon />
        </button>
      </div>
    </div>
  );
}

function Thumbnails({ pictures, gallery: { index, isReady, go } }: GalleryControlsProps) {
  const t = useMessages(messages);
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
    if (row && current) row.scrollBy({ left: onward() * (placeInRow(row, current) - peekPx) });
  }, [index]);
  return (
    <ul ref={rowRef} className={styles.thumbnails} aria-label={t('product:thumbnails')}>
      {pictures.map((picture, place) => (
        <li key={picture.path}>
          <a
            className={joinClassNames(styles.thumbnail, ring.ringed)}
            href={`#${galleryPictureId(place)}`}
            aria-label={t('product:picture.show', { number: place + 1 })}
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

/** The anchor of a picture, by its index. */
function galleryPictureId(index: number): string {
  return `picture-${index + 1}`;
}

const enlargeId = 'enlarge';

type GalleryPictureProps = {
  /** Of the product. */
  name: string;
  picture: PictureRecord;
  index: number;
  isOnly: boolean;
  transitionName?: string | undefined;
};

function GalleryPicture({ name, picture, index, isOnly, transitionName }: GalleryPictureProps) {
  const t = useMessages(messages);
  const isFirst = index === 0;
  const alt = picture.alt || t('product:picture.alt', { stone: name, number: index + 1 });
  return (
    <a
      id={galleryPictureId(index)}
      className={joinClassNames(styles.slide, ring.ringed)}
      href={picture.path}
      // What it does, then what it shows: the picture's own description is not repeated for it.
      aria-labelledby={`${enlargeId} ${galleryPictureId(index)}`}
      style={{ '--ratio': picture.width / picture.height } as CSSProperties}
      data-first={isFirst || undefined}
      data-only={isOnly || undefined}
      data-zoom=""
      data-later={isFirst ? undefined : ''}
    >
      <Picture
        picture={picture}
        alt={alt}
        ratio="fill"
        sizes="(width>=900px) 62vw,92vw"
        priority={isFirst}
        transitionName={transitionName}
      />
    </a>
  );
}
