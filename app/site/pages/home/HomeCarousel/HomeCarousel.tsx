import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Company } from '#content/documents/company.document.ts';
import type { Home } from '#content/documents/home.document.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import messages from '#messages/en/home.json' with { type: 'json' };
import { homeCarouselLockMs, homeCarouselMs } from '../../../behaviour/timings.ts';
import { type Carousel, useCarousel } from '../../../behaviour/use-carousel.ts';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { CarouselControls } from '../../../components/CarouselControls/CarouselControls.tsx';
import { MailLink, PhoneLink } from '../../../components/contact-links.tsx';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { twoDigits } from '../../../typography/two-digits.ts';
import { doors, type Slide } from '../home-doors.ts';
import styles from './HomeCarousel.module.css';

type HomeCarouselProps = {
  home: Pick<Home, 'slides' | 'roomsHeading' | 'links'>;
  company: Pick<Company, 'email' | 'phones'>;
  pictures: Record<string, PictureRecord | undefined>;
  /** `h1` where no first screen is shown. */
  headingAs: 'h1' | 'h2';
  isActive: boolean;
  /** It fits the window: a gesture moves by a whole screen, and the bar is over their pictures. */
  isWhole: boolean;
};

/**
 * Slides side by side, each as large as the screen. Without scripts the row is scrolled by hand and the links below
 * lead to a slide by its hash; with them it advances by itself until the visitor moves or pauses it.
 */
export function HomeCarousel(props: HomeCarouselProps) {
  const langOf = useLangOf();
  const { home, company, pictures, headingAs: Heading, isActive, isWhole } = props;
  const t = useMessages(messages);
  const tc = useMessages(common);
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
      <Heading id="slides-heading" className="visually-hidden" {...langOf(home, 'roomsHeading')}>
        {home.roomsHeading}
      </Heading>
      <section
        ref={carousel.rootRef}
        className={styles.carousel}
        aria-roledescription={tc('common:carousel.name')}
        aria-label={t('home:rooms')}
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
  const t = useMessages(messages);
  const { slides } = home;
  return (
    <div
      ref={carousel.trackRef}
      className={styles.track}
      role="region"
      tabIndex={0}
      aria-label={t('home:row')}
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

type HomeSlideProps = {
  slide: Slide;
  picture: PictureRecord | undefined;
  index: number;
  count: number;
  isActive: boolean;
  /** What a slide offers besides its one link. */
  children?: ReactNode;
};

function HomeSlide({ slide, picture, index, count, isActive, children }: HomeSlideProps) {
  const langOf = useLangOf();
  const tc = useMessages(common);
  const door = doors[slide.id];
  return (
    <div
      id={slide.id}
      className={styles.slide}
      role="group"
      aria-roledescription={tc('common:carousel.slideName')}
      aria-label={tc('common:carousel.position', { number: index + 1, count, name: slide.title })}
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
        <DisplayHeading as="h3" size="display" {...langOf(slide, 'title')}>
          {slide.title}
        </DisplayHeading>
        <div className={styles.aside}>
          {slide.text ? (
            <p className={styles.text} {...langOf(slide, 'text')}>
              {slide.text}
            </p>
          ) : null}
          <ButtonLink to={door.path} look="outline" {...langOf(slide, 'button')}>
            {slide.button}
          </ButtonLink>
        </div>
        {children}
      </div>
    </div>
  );
}

type ContactLinksProps = { company: Pick<Company, 'email' | 'phones'>; links: Home['links'] };

/** The home page has no footer, so its last section has the footer's content: contact details and secondary links. */
function ContactLinks({ company, links }: ContactLinksProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const phone = company.phones[0];
  return (
    <ul className={styles.links} aria-label={t('home:links')}>
      {company.email ? (
        <li>
          <MailLink address={company.email} />
        </li>
      ) : null}
      {phone ? (
        <li>
          <PhoneLink phone={phone} />
        </li>
      ) : null}
      {links.map((link) => (
        <li key={link.id}>
          <Link to={link.path} {...langOf(link, 'label')}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The slides by number and name, each a link to its place in the row. */
function SlideLinks({ slides, carousel }: Pick<Home, 'slides'> & { carousel: Carousel }) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const follow = (event: MouseEvent, index: number) => {
    if (!carousel.isReady) return;
    event.preventDefault();
    carousel.go(index);
  };
  return (
    <nav className={styles.plan} aria-label={t('home:plan')} data-carousel-plan="">
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
              <span className={styles.planName} {...langOf(slide, 'title')}>
                {slide.title}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
