import { mayShow } from '../../../document-facts.ts';
import { t } from '../../language/t.ts';
import { isVideoPath } from '../../media/check-files.ts';
import { Thumb } from '../../page-parts/Thumb/Thumb.tsx';
import styles from './CardPicture.module.css';

/** The size that is requested; the style sheet fits it to the card. */
const frame = { width: 320, height: 213 };

/** A card's picture, or the first frame of its video. */
export function CardPicture({ path }: { path: string }) {
  if (!isVideoPath(path) || !mayShow(path)) return <Thumb path={path} {...frame} />;
  return (
    <>
      <video src={`${path}#t=0.1`} {...frame} preload="metadata" muted playsInline aria-label={t('Video')} />
      <span className={styles.kind} aria-hidden="true">
        {t('Video')}
      </span>
    </>
  );
}
