import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { RackedSlab } from './RackedSlab.tsx';
import styles from './SlabRack.module.css';

export type Slab = {
  id: number;
  name: string;
  slug: string;
  description: string;
  videoUrl: string;
  picture: PictureRecord | undefined;
};

type SlabRackProps = { heading: string; slabs: readonly Slab[] };

/**
 * Slabs on A-frames in a dark hall. The row is scrolled, and where the browser ties motion to scrolling each slab
 * turns to the light as it comes to the front; scripts only need to move the row.
 */
export function SlabRack({ heading, slabs }: SlabRackProps) {
  return (
    <section
      className={styles.rack}
      aria-roledescription="carousel"
      aria-labelledby="rack-heading"
      data-carousel="collections"
    >
      <h2 id="rack-heading" className={styles.heading}>
        {heading}
      </h2>
      <div
        className={styles.track}
        role="group"
        aria-label="Collections, side by side"
        tabIndex={0}
        data-carousel-track=""
      >
        {slabs.map((slab, index) => (
          <RackedSlab key={slab.id} slab={slab} index={index} count={slabs.length} />
        ))}
      </div>
    </section>
  );
}
