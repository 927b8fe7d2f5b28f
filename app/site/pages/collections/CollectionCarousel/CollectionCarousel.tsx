import { useEffect, useState } from 'react';
import messages from '#messages/en/collections.json' with { type: 'json' };
import common from '#messages/en/common.json' with { type: 'json' };
import { prefersReducedMotion } from '../../../behaviour/prefers-reduced-motion.ts';
import { stepOfKey } from '../../../behaviour/reading-direction.ts';
import { collectionsLockMs, collectionsNeighbours } from '../../../behaviour/timings.ts';
import { type Carousel, useCarousel } from '../../../behaviour/use-carousel.ts';
import { CarouselControls } from '../../../components/CarouselControls/CarouselControls.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './CollectionCarousel.module.css';
import { CollectionSlide, type ShownCategory } from './CollectionSlide.tsx';

type CollectionCarouselProps = { heading: string; categories: readonly ShownCategory[] };

/**
 * Categories as slabs on A-frames against a dark background. The row scrolls, and where the browser supports
 * scroll-driven animations each slab turns as it comes to the front. With scripts the arrow keys and buttons move it,
 * too, and the slab in front plays its video.
 */
export function CollectionCarousel({ heading, categories }: CollectionCarouselProps) {
  const t = useMessages(messages);
  const tc = useMessages(common);
  const carousel = useCarousel({ count: categories.length, lockMs: collectionsLockMs });
  const { index: front, isReady } = carousel;
  const videos = useVideos({ isReady, category: categories[front] });
  useArrowKeys(carousel);
  return (
    <section
      ref={carousel.rootRef}
      className={styles.carousel}
      aria-roledescription={tc('common:carousel.name')}
      aria-labelledby="rack-heading"
      data-carousel="collections"
    >
      <h2 id="rack-heading" className={styles.heading}>
        {heading}
      </h2>
      <CarouselControls carousel={carousel} playback={videos.playback} className={styles.controls} />
      <div
        ref={carousel.trackRef}
        className={styles.track}
        role="group"
        aria-label={t('collections:row')}
        tabIndex={0}
        onFocus={({ target, currentTarget }) => {
          const focused = [...currentTarget.children].findIndex((slide) => slide.contains(target));
          if (focused >= 0 && target.matches(':focus-visible')) carousel.go(focused);
        }}
        data-carousel-track=""
      >
        {categories.map((category, index) => (
          <CollectionSlide
            key={category.id}
            category={category}
            index={index}
            count={categories.length}
            isFront={index === front}
            isNear={!isReady || Math.abs(index - front) <= collectionsNeighbours}
            isReady={isReady}
            isPlaying={videos.isPlaying}
            onVideoError={videos.onError}
          />
        ))}
      </div>
    </section>
  );
}

/** The choice whether videos play is the visitor's for all of them; with reduced motion none starts by itself. */
function useVideos({ isReady, category }: { isReady: boolean; category: ShownCategory | undefined }) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState<boolean>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const isPlaying = chosen ?? (isReady && !prefersReducedMotion());
  const hasVideo = category?.videoUrl && !failed.includes(category.videoUrl);
  return {
    isPlaying,
    playback: hasVideo
      ? {
          name: t('collections:video', { collection: category.name }),
          isPlaying,
          toggle: () => setChosen(!isPlaying),
        }
      : undefined,
    onError: (source: string) => setFailed((was) => [...was, source]),
  };
}

/** Where the keys mean something else already. */
const ownKeys = 'dialog, input, textarea, select';

/** The arrow keys move the racks wherever the focus is: they are what the page is about. */
function useArrowKeys({ index, go }: Carousel): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const step = stepOfKey(key);
      if (step === 0 || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(ownKeys)) return;
      event.preventDefault();
      go(index + step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [index, go]);
}
