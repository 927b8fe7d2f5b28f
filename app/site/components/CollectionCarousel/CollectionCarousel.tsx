import type { KeyboardEvent } from 'react';
import { collectionsLockMs, collectionsNeighbours } from '../../behaviour/timings.ts';
import { type Carousel, useCarousel } from '../../behaviour/use-carousel.ts';
import { CarouselControls } from '../CarouselControls/CarouselControls.tsx';
import styles from './CollectionCarousel.module.css';
import { CollectionSlide, type ShownCategory } from './CollectionSlide.tsx';

type CollectionCarouselProps = { heading: string; categories: readonly ShownCategory[] };

/**
 * Categories as slabs on A-frames against a dark background. The row scrolls, and where the browser supports
 * scroll-driven animations each slab turns as it comes to the front. With scripts the arrow keys and buttons move it,
 * too, and the slab in front plays its video.
 */
export function CollectionCarousel({ heading, categories }: CollectionCarouselProps) {
  const carousel = useCarousel({ count: categories.length, lockMs: collectionsLockMs });
  const { index: front, isReady } = carousel;
  return (
    <section
      ref={carousel.rootRef}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-labelledby="rack-heading"
      data-carousel="collections"
    >
      <h2 id="rack-heading" className={styles.heading}>
        {heading}
      </h2>
      <CarouselControls carousel={carousel} className={styles.controls} />
      <div
        ref={carousel.trackRef}
        className={styles.track}
        role="group"
        aria-label="Collections, side by side"
        tabIndex={0}
        onKeyDown={(event) => goByKey(event, carousel)}
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
          />
        ))}
      </div>
    </section>
  );
}

function goByKey(event: KeyboardEvent, { index, go }: Carousel): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(index + step);
}
