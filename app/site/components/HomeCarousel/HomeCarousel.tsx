import type { MouseEvent } from 'react';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import type { Company } from '#content/site-documents/company.document.ts';
import type { Home } from '#content/site-documents/home.document.ts';
import { homeCarouselLockMs, homeCarouselMs } from '../../behaviour/timings.ts';
import { type Carousel, useCarousel } from '../../behaviour/use-carousel.ts';
import { twoDigits } from '../../typography/two-digits.ts';
import { CarouselControls } from '../CarouselControls/CarouselControls.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './HomeCarousel.module.css';
import { HomeSlide } from './HomeSlide.tsx';

type HomeCarouselProps = {
  home: Pick<Home, 'slides' | 'roomsHeading' | 'links'>;
  company: Pick<Company, 'email' | 'phones'>;
  pictures: Record<string, PictureRecord | undefined>;
  isActive: boolean;
  /** It fits the window: a gesture moves by a whole screen, and the bar is over their pictures. */
  isWhole: boolean;
};

/**
 * Slides side by side, each as large as the screen. Without scripts the row is scrolled by hand and the links below
 * lead to a slide by its hash; with them it advances by itself until the visitor moves or pauses it.
 */
export function HomeCarousel({ home, company, pictures, isActive, isWhole }: HomeCarouselProps) {
  const { slides } = home;
  const carousel = useCarousel({
    count: slides.length,
    lockMs: homeCarouselLockMs,
    autoplayMs: homeCarouselMs,
  });
  return (
    <section
      id="explore"
      className={styles.section}
      data-ground="night"
      data-active={isActive}
      data-whole={isWhole}
      data-later=""
      aria-labelledby="slides-heading"
    >
      <h2 id="slides-heading" className="visually-hidden">
        {home.roomsHeading}
      </h2>
      <section
        ref={carousel.rootRef}
        className={styles.carousel}
        aria-roledescription="carousel"
        aria-label="Rooms"
      >
        <Slides {...{ home, company, pictures, carousel }} />
        <CarouselControls carousel={carousel} className={styles.controls} />
        <SlideLinks slides={slides} carousel={carousel} />
      </section>
    </section>
  );
}

type SlidesProps = Pick<HomeCarouselProps, 'home' | 'company' | 'pictures'> & { carousel: Carousel };

function Slides({ home, company, pictures, carousel }: SlidesProps) {
  const { slides } = home;
  return (
    <div
      ref={carousel.trackRef}
      className={styles.track}
      role="region"
      tabIndex={0}
      aria-label="Rooms, side by side"
      data-carousel-track=""
    >
      {slides.map((slide, index) => (
        <HomeSlide
          key={slide.id}
          slide={slide}
          picture={pictures[slide.image]}
          index={index}
          count={slides.length}
          isActive={index === carousel.index}
        >
          {slide.id === 'lounge' ? <ContactLinks company={company} links={home.links} /> : null}
        </HomeSlide>
      ))}
    </div>
  );
}

/** The slides by number and name, each a link to its place in the row. */
function SlideLinks({ slides, carousel }: Pick<Home, 'slides'> & { carousel: Carousel }) {
  const follow = (event: MouseEvent, index: number) => {
    if (!carousel.isReady) return;
    event.preventDefault();
    carousel.go(index);
  };
  return (
    <nav className={styles.plan} aria-label="Plan of the rooms" data-carousel-plan="">
      <ol className={styles.planList}>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <a
              className={styles.planLink}
              href={`#${slide.id}`}
              aria-current={index === carousel.index ? 'true' : undefined}
              onClick={(event) => follow(event, index)}
            >
              <span className={styles.planNumber}>{twoDigits(index + 1)}</span>
              <span className={styles.planName}>{slide.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
