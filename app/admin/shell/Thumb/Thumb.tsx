import { useState } from 'react';
import { type PictureWidth, pictureWidths, uploadsPrefix, variantAddress } from '#content/picture/picture.ts';
import styles from './Thumb.module.css';

type ThumbProps = {
  /** `/uploads/…`; empty shows the placeholder. */
  path: string;
  /** What it shows; left out where the words beside it say so. */
  alt?: string;
  /** The frame in CSS pixels; the picture fills it. */
  width: number;
  height: number;
};

const placeholder = '/placeholder.svg';
/** Screens have up to two pixels in one. */
const pixelRatio = 2;

/** A small picture of the library; a missing or broken one is the placeholder (decisions.md, section 4). */
export function Thumb({ path, alt = '', width, height }: ThumbProps) {
  const [brokenPath, setBrokenPath] = useState('');
  const isMissing = path === '' || brokenPath === path;
  return (
    <img
      className={styles.thumb}
      src={isMissing ? placeholder : addressOf(path, width)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      data-placeholder={isMissing ? 'true' : undefined}
      onError={() => setBrokenPath(path)}
    />
  );
}

/** The smallest variant that is sharp in the frame; what was not uploaded here has none. */
function addressOf(path: string, frameWidth: number): string {
  if (!path.startsWith(uploadsPrefix)) return path;
  return variantAddress(path, { width: widthFor(frameWidth), format: 'webp' });
}

function widthFor(frameWidth: number): PictureWidth {
  return pictureWidths.find((candidate) => candidate >= frameWidth * pixelRatio) ?? 2400;
}
