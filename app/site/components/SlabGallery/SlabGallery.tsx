import type { CSSProperties, ReactNode } from 'react';
import { type Picture as PictureRecord, variantAddress } from '#content/picture/picture.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './SlabGallery.module.css';

type SlabGalleryProps = {
  name: string;
  /** The slab first. */
  pictures: readonly PictureRecord[];
  /** Badges, fixed to the upper edge of the slab. */
  plates?: ReactNode;
  /** Name under which a card's picture grows into the slab. */
  transitionName?: string;
  /** Stands in the strip under the pictures, beside the thumbnails. */
  children?: ReactNode;
};

/**
 * The pictures of a stone side by side, as high as the screen allows. Each leads to its original, where a browser
 * can magnify it to the vein; the thumbnails lead to a picture by its address, so all of it works without scripts.
 */
export function SlabGallery({ name, pictures, plates, transitionName, children }: SlabGalleryProps) {
  return (
    <div className={styles.gallery} data-gallery="">
      <div
        className={styles.track}
        role="region"
        aria-label={`Pictures of ${name}`}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        data-gallery-track=""
      >
        {pictures.length > 0 ? (
          pictures.map((picture, index) => (
            <Plate
              key={picture.path}
              picture={picture}
              index={index}
              isOnly={pictures.length === 1}
              transitionName={index === 0 ? transitionName : undefined}
            />
          ))
        ) : (
          <div className={styles.plate} data-first="true" data-only="true">
            <Picture
              picture={undefined}
              ratio="fill"
              sizes="100vw"
              alt={`${name}: no picture yet`}
              priority
            />
          </div>
        )}
      </div>
      <div className={styles.plates}>{plates}</div>
      <div className={styles.strip}>
        {children}
        {pictures.length > 1 ? <Thumbnails pictures={pictures} /> : null}
      </div>
    </div>
  );
}

type PlateProps = {
  picture: PictureRecord;
  index: number;
  isOnly: boolean;
  transitionName?: string;
};

function Plate({ picture, index, isOnly, transitionName }: PlateProps) {
  const isFirst = index === 0;
  return (
    <a
      id={plateId(index)}
      className={styles.plate}
      href={picture.path}
      aria-label={`Enlarge: ${picture.alt || `picture ${index + 1}`}`}
      style={{ '--ratio': picture.width / picture.height } as CSSProperties}
      data-first={isFirst}
      data-only={isOnly}
      data-zoom=""
      data-later={isFirst ? undefined : ''}
    >
      <Picture
        picture={picture}
        ratio="fill"
        sizes={isFirst ? '(width >= 900px) max(100vw, 90svh), 130vw' : '(width >= 900px) 100svh, 92vw'}
        priority={isFirst}
        transitionName={transitionName}
      />
    </a>
  );
}

function Thumbnails({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <ul className={styles.thumbnails} aria-label="Thumbnails">
      {pictures.map((picture, index) => (
        <li key={picture.path}>
          <a
            className={styles.thumbnail}
            href={`#${plateId(index)}`}
            aria-label={`Show picture ${index + 1}`}
          >
            <img
              src={variantAddress(picture.path, { width: 160, format: 'webp' })}
              width={64}
              height={64}
              alt=""
              loading="lazy"
              decoding="async"
              data-later=""
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function plateId(index: number): string {
  return `picture-${index + 1}`;
}
