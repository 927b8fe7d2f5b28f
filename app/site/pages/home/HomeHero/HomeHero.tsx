import type { CSSProperties } from 'react';
import type { Home } from '#content/documents/home.document.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { heroParallax } from '../../../behaviour/timings.ts';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { PageLabel } from '../../../components/PageLabel/PageLabel.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { useLangOf } from '../../../languages-context.ts';
import styles from './HomeHero.module.css';

type HomeHeroProps = {
  hero: Home['hero'];
  picture: PictureRecord | undefined;
  isActive: boolean;
  /** It fits the window: a gesture moves by a whole screen, and the bar is over their pictures. */
  isWhole: boolean;
};

/** The first screen: one picture, its heading on an empty part of it, and a link to the collections. */
export function HomeHero({ hero, picture, isActive, isWhole }: HomeHeroProps) {
  const langOf = useLangOf();
  return (
    <section
      id="hero"
      className={styles.hero}
      data-ground="night"
      data-active={isActive}
      data-whole={isWhole}
      aria-labelledby="hero-heading"
      style={{ '--stay-behind': `${heroParallax * 100}%` } as CSSProperties}
    >
      <Picture
        picture={picture}
        ratio="fill"
        sizes="(width >= 900px) max(100vw, 160svh), 170vw"
        priority
        className={styles.picture}
      />
      <div className={styles.inner}>
        <div className={styles.opening}>
          <PageLabel path="/" label={hero.label} {...langOf(hero, 'label')} />
          <DisplayHeading
            as="h1"
            size="display"
            id="hero-heading"
            className={styles.heading}
            {...langOf(hero, 'heading')}
          >
            {hero.heading}
          </DisplayHeading>
        </div>
        <div className={styles.foot}>
          {hero.subtitle ? (
            <p className={styles.subtitle} {...langOf(hero, 'subtitle')}>
              {hero.subtitle}
            </p>
          ) : null}
          <ButtonLink to="/products/" {...langOf(hero, 'button')}>
            {hero.button}
          </ButtonLink>
          {hero.caption ? (
            <p className={styles.caption} {...langOf(hero, 'caption')}>
              {hero.caption}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
