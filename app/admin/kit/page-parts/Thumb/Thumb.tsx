import { useState } from 'react';
import { type PictureWidth, pictureWidths, uploadsPrefix, variantPath } from '#content/picture/picture.ts';
import { mayShow } from '../../../document-facts.ts';
import styles from './Thumb.module.css';

type ThumbProps = {
  /** `/uploads/…`; empty shows the placeholder. */
  path: string;
  /** The alternative text; left out if the text beside it says the same. */
  alt?: string;
  /** The frame in CSS pixels; the picture fills it. */
  width: number;
  height: number;
};

const placeholder = '/placeholder.svg';
/** Device pixels per CSS pixel that variants allow for. */
const pixelRatio = 2;

/**
 * A small variant of an upload, else the original, else the placeholder (specification/pages.md,
 * "Pictures").
 */
export function Thumb({ path, alt = '', width, height }: ThumbProps) {
  const [lost, setLost] = useState({ path: '', attempts: 0 });
  const attempts = lost.path === path ? lost.attempts : 0;
  const source = sourcesOf(path, width)[attempts];
  const isMissing = source === undefined;
  return (
    <img
      className={styles.thumb}
      src={source ?? placeholder}
      alt={alt}
      width={width}
      height={height}
      style={{ aspectRatio: `${width} / ${height}` }}
      loading="lazy"
      decoding="async"
      data-placeholder={isMissing ? 'true' : undefined}
      onError={isMissing ? undefined : () => setLost({ path, attempts: attempts + 1 })}
    />
  );
}

/** The sources to try: the smallest variant that is sharp in the frame, which only uploads have, then the original. */
function sourcesOf(path: string, frameWidth: number): string[] {
  if (!path.startsWith(uploadsPrefix)) return path && mayShow(path) ? [path] : [];
  return [variantPath(path, { width: widthFor(frameWidth), format: 'webp' }), path];
}

function widthFor(frameWidth: number): PictureWidth {
  return pictureWidths.find((candidate) => candidate >= frameWidth * pixelRatio) ?? 2400;
}
