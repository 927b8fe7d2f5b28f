import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import type { Company, SiteContent } from '#site/site-content.schema.ts';
import styles from './HomeRooms.module.css';
import { LoungeLinks } from './LoungeLinks.tsx';
import { RoomSlide } from './RoomSlide.tsx';

type HomeRoomsProps = {
  slides: SiteContent['home']['slides'];
  company: Company;
  pictures: Record<string, PictureRecord | undefined>;
};

/**
 * The rooms of the house, side by side, each as large as the screen. Without scripts the row is scrolled by hand
 * and the plan below leads to a room by its address.
 */
export function HomeRooms({ slides, company, pictures }: HomeRoomsProps) {
  return (
    <section
      id="explore"
      className={styles.rooms}
      data-room="night"
      data-active="false"
      data-later=""
      aria-labelledby="rooms-heading"
    >
      <h2 id="rooms-heading" className="visually-hidden">
        The rooms of the house
      </h2>
      <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label="Rooms">
        <div
          className={styles.track}
          role="region"
          tabIndex={0}
          aria-label="Rooms, side by side"
          data-carousel-track=""
        >
          {slides.map((slide, index) => (
            <RoomSlide
              key={slide.key}
              slide={slide}
              picture={pictures[slide.image]}
              index={index}
              count={slides.length}
            >
              {slide.key === 'lounge' ? <LoungeLinks company={company} /> : null}
            </RoomSlide>
          ))}
        </div>
        <RoomPlan slides={slides} />
      </div>
    </section>
  );
}

/** The rooms by number and name, each a link to where it stands in the row. */
function RoomPlan({ slides }: Pick<HomeRoomsProps, 'slides'>) {
  return (
    <nav className={styles.plan} aria-label="Plan of the rooms" data-carousel-plan="">
      <ol className={styles.planList}>
        {slides.map((slide, index) => (
          <li key={slide.key}>
            <a className={styles.planLink} href={`#${slide.key}`}>
              <span className={styles.planNumber}>{String(index + 1).padStart(2, '0')}</span>
              <span className={styles.planName}>{slide.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
