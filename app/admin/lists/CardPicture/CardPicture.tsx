import { Thumb } from '../../shell/Thumb/Thumb.tsx';
import styles from './CardPicture.module.css';

/** The frame of a card's picture; the style sheet lets it grow with the card. */
const frame = { width: 320, height: 213 };
const video = /\.(?:mp4|avi|mov|wmv|webm)$/i;

/** What leads a card: a picture, or the first frame of a video. */
export function CardPicture({ path }: { path: string }) {
  if (!video.test(path)) return <Thumb path={path} {...frame} />;
  return (
    <>
      <video src={`${path}#t=0.1`} {...frame} preload="metadata" muted playsInline aria-label="Video" />
      <span className={styles.kind} aria-hidden="true">
        Video
      </span>
    </>
  );
}
