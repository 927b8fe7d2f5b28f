import { useState } from 'react';
import { hasVariants, type PictureWidth, variantPath } from '#content/picture/picture.ts';
import { mayShow } from '../../../document-facts.ts';
import { IconMovie } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import { isVideoPath } from '../check-files.ts';
import styles from './MediaFrame.module.css';

const placeholder = '/placeholder.svg';

type MediaFrameProps = {
  /** `/uploads/…`, an https URL or a `blob:` URL. */
  path: string;
  alt: string;
  /** The width of the variant, in pixels. */
  width: PictureWidth;
  /** Set where the path doesn't show it. */
  isVideo?: boolean;
  /** Shows the whole picture instead of filling the frame. */
  isWhole?: boolean;
  /** Shows a video's controls. */
  hasControls?: boolean;
};

/** A picture or a video that fills a frame. A missing picture shows the placeholder. */
export function MediaFrame({ path, alt, width, isVideo, isWhole, hasControls }: MediaFrameProps) {
  const [lost, setLost] = useState({ path: '', attempts: 0 });
  const attempts = lost.path === path ? lost.attempts : 0;
  const onError = () => setLost({ path, attempts: attempts + 1 });
  const fit = isWhole ? styles.whole : styles.filled;
  if (isVideo ?? isVideoPath(path)) {
    if (!hasControls || !mayShow(path))
      return <IconMovie className={styles.video} role="img" aria-label={alt || t('Video')} />;
    // biome-ignore lint/a11y/useMediaCaption: a preview of a file that has no captions
    return <video className={fit} src={path} controls preload="metadata" aria-label={alt || t('Video')} />;
  }
  const [source, isPlaceholder] = chooseSource({ path, width, attempts });
  return (
    <img
      className={fit}
      src={source}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      data-placeholder={isPlaceholder || undefined}
      onError={isPlaceholder ? undefined : onError}
    />
  );
}

/** The small variant, then the original, then the placeholder. */
function chooseSource(wanted: { path: string; width: PictureWidth; attempts: number }): [string, boolean] {
  const { path, width, attempts } = wanted;
  const own = hasVariants(path) ? [variantPath(path, { width, format: 'webp' })] : [];
  const candidates = path && mayShow(path) ? [...own, path] : [];
  const source = candidates[attempts];
  return source ? [source, false] : [placeholder, true];
}
