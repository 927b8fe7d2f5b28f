import type { ReactNode } from 'react';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import type { Home } from '#content/site-documents/home.document.ts';
import { twoDigits } from '../../typography/two-digits.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './HomeSlide.module.css';

type Slide = Home['slides'][number];

type HomeSlideProps = {
  slide: Slide;
  picture: PictureRecord | undefined;
  index: number;
  count: number;
  isActive: boolean;
  /** What a slide offers besides its one link. */
  children?: ReactNode;
};

/** The path each slide links to (specification/pages.md, "Home"). */
const doors: Record<Slide['id'], { to: string; label: string }> = {
  showcase: { to: '/products/', label: 'View Collection' },
  annex: { to: '/about/', label: 'Explore Our Story' },
  frames: { to: '/gallery/', label: 'View Gallery' },
  journal: { to: '/blog/', label: 'Read blog' },
  lounge: { to: '/contact/', label: 'Contact Us' },
};

export function HomeSlide({ slide, picture, index, count, isActive, children }: HomeSlideProps) {
  const door = doors[slide.id];
  return (
    <div
      id={slide.id}
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}: ${slide.title}`}
      data-active={isActive}
      data-key={slide.id}
    >
      <Picture
        picture={picture}
        ratio="fill"
        sizes="(width >= 900px) max(100vw, 160svh), 130vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.counter}>{`${twoDigits(index + 1)} / ${twoDigits(count)}`}</p>
        <DisplayHeading as="h3" size="display">
          {slide.title}
        </DisplayHeading>
        <div className={styles.aside}>
          {slide.text ? <p className={styles.text}>{slide.text}</p> : null}
          <ButtonLink to={door.to} look="outline">
            {door.label}
          </ButtonLink>
        </div>
        {children}
      </div>
    </div>
  );
}
