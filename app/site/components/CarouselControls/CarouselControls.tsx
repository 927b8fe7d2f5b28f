import type { ReactNode } from 'react';
import common from '#messages/en/common.json' with { type: 'json' };
import type { Carousel } from '../../behaviour/use-carousel.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import { joinClassNames } from '../class-names.ts';
import styles from './CarouselControls.module.css';

type Playback = { name: string; isPlaying: boolean; toggle: () => void };

type CarouselControlsProps = {
  carousel: Carousel;
  /** Dots are left out where something else leads to each slide. */
  hasDots?: boolean;
  /** What moves by itself; without it the carousel's own advancing, where it does. */
  playback?: Playback | undefined;
  /** Shown beside the buttons, e.g. a counter. */
  children?: ReactNode;
  className?: string | undefined;
};

/** Previous, next, a dot per slide, and a pause button where something moves by itself; rendered once scripts run. */
export function CarouselControls(props: CarouselControlsProps) {
  const { carousel, hasDots = true, children, className } = props;
  const { index, count, autoplay, isReady, go } = carousel;
  const playback = props.playback ?? (autoplay.canPlay ? { name: '', ...autoplay } : undefined);
  const t = useMessages(common);
  if (!isReady || count < 2) return null;
  return (
    <div className={joinClassNames(styles.controls, className)} data-running={autoplay.isRunning}>
      {children}
      {hasDots ? <Dots carousel={carousel} /> : null}
      {playback ? (
        <button
          type="button"
          className={styles.button}
          aria-label={t(playback.isPlaying ? 'common:carousel.pause' : 'common:carousel.play', {
            name: playback.name,
          }).trim()}
          onClick={playback.toggle}
        >
          <PlayIcon isPlaying={playback.isPlaying} />
        </button>
      ) : null}
      <button
        type="button"
        className={styles.button}
        aria-label={t('common:carousel.previous')}
        onClick={() => go(index - 1)}
      >
        <ArrowIcon direction="left" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t('common:carousel.next')}
        onClick={() => go(index + 1)}
      >
        <ArrowIcon />
      </button>
    </div>
  );
}

function Dots({ carousel: { count, index, go } }: { carousel: Carousel }) {
  const t = useMessages(common);
  return (
    <ol className={styles.dots}>
      {Array.from({ length: count }, (_, slide) => (
        <li key={slide}>
          <button
            type="button"
            className={styles.dot}
            aria-label={t('common:carousel.slide', { number: slide + 1 })}
            aria-current={slide === index ? 'true' : undefined}
            onClick={() => go(slide)}
          />
        </li>
      ))}
    </ol>
  );
}

function PlayIcon({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={isPlaying ? 'M4 2h2v12H4zM10 2h2v12h-2z' : 'M4 2l9 6-9 6z'} />
    </svg>
  );
}
