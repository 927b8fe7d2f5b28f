import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../behaviour/prefers-reduced-motion.ts';
import styles from './SlideVideo.module.css';

type SlideVideoProps = { source: string; name: string; isFront: boolean };
type VideoState = 'loading' | 'loaded' | 'playing' | 'paused' | 'error';

/**
 * A muted loop over the slab's picture, which shows while it loads or if it fails. It plays only in front
 * (specification/pages.md, "Collections") and does not start by itself under reduced motion.
 */
export function SlideVideo({ source, name, isFront }: SlideVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<VideoState>('loading');
  const [isPlaying, setPlaying] = useState(() => !prefersReducedMotion());
  const shouldPlay = isFront && isPlaying && state !== 'error';

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (!shouldPlay) return video.pause();
    video.play().catch((error: unknown) => console.info('The video did not start by itself', error));
  }, [shouldPlay]);

  return (
    <>
      <video
        ref={ref}
        className={styles.video}
        src={source}
        data-video={state}
        muted
        loop
        playsInline
        preload={isFront ? 'auto' : 'none'}
        tabIndex={-1}
        aria-hidden="true"
        onLoadedData={() => setState((was) => (was === 'loading' ? 'loaded' : was))}
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
        onError={() => setState('error')}
      />
      {isFront && state !== 'error' ? (
        <button
          type="button"
          className={styles.button}
          aria-label={`${shouldPlay ? 'Pause' : 'Play'} the video of ${name}`}
          onClick={() => setPlaying((was) => !was)}
        >
          {shouldPlay ? 'Pause' : 'Play'}
        </button>
      ) : null}
    </>
  );
}
