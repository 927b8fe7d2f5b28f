import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { Still } from '../../still/Still.tsx';
import { joinClassNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { usePictureViewer } from '../PictureViewer/use-picture-viewer.tsx';
import ring from '../picture-ring.module.css';
import { GalleryControls } from './GalleryControls.tsx';
import { galleryPictureId } from './gallery-picture-id.ts';
import styles from './ProductGallery.module.css';
import { type Gallery, useGallery } from './use-gallery.ts';

type ProductGalleryProps = {
  name: string;
  /** The slab first. */
  pictures: readonly PictureRecord[];
  /** Badges, fixed to the upper edge of the slab. */
  badges?: ReactNode;
  /** Name under which a card's picture grows into the slab. */
  transitionName?: string | undefined;
  /** Shown below the pictures, beside the thumbnails. */
  children?: ReactNode;
};

/**
 * The pictures of a product side by side, as high as the screen allows. Each links to its original, the thumbnails to
 * a picture by its hash, so all of it works without scripts. With them the thumbnails, buttons and keys move the row,
 * and a picture opens in the viewer, where it can be zoomed.
 */
export function ProductGallery({ name, pictures, badges, transitionName, children }: ProductGalleryProps) {
  const gallery = useGallery(pictures.length);
  const { rootRef, viewer } = usePictureViewer({
    pictures,
    label: `${name}, enlarged`,
    onLeave: gallery.go,
  });
  const hasSeveral = pictures.length > 1;
  return (
    <div ref={rootRef} className={styles.gallery} data-gallery="">
      <span id={enlargeId} hidden>
        Enlarge:
      </span>
      <div
        ref={gallery.trackRef}
        className={styles.track}
        role="region"
        aria-label={`Pictures of ${name}`}
        tabIndex={hasSeveral ? 0 : undefined}
        onKeyDown={(event) => moveByKey(event, gallery)}
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

/** Arrow keys, Home and End on the row or on a picture in it. */
function moveByKey(event: KeyboardEvent, { index, count, go }: Gallery): void {
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[event.key];
  if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(target);
}

function EmptyGallery({ name }: { name: string }) {
  return (
    <div className={styles.slide} data-first="true" data-only="true">
      <Picture picture={undefined} ratio="fill" sizes="100vw" alt={`${name}: no picture yet`} priority />
    </div>
  );
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

function GalleryPicture(props: GalleryPictureProps) {
  return (
    <Still name="gallery" of={props} hasPreload={props.index === 0}>
      {() => <WrittenPicture {...props} />}
    </Still>
  );
}

function WrittenPicture({ name, picture, index, isOnly, transitionName }: GalleryPictureProps) {
  const isFirst = index === 0;
  const alt = picture.alt || `${name}, picture ${index + 1}`;
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
        sizes={isFirst ? '(width>=900px) max(100vw,90svh),130vw' : '(width>=900px) 100svh,92vw'}
        priority={isFirst}
        transitionName={transitionName}
      />
    </a>
  );
}
