import type { Testimonial } from '#site/site-content.schema.ts';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { Label } from '../Label/Label.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './TestimonialTrack.module.css';

/** Letters side by side on one wall. The track is pushed along; scripts only need to move it. */
export function TestimonialTrack({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  const count = testimonials.length;
  return (
    <Section isBleed room="deep" aria-labelledby="testimonials-title" data-later="">
      <header className={styles.header}>
        <Label isAccent>Testimonials</Label>
        <DisplayHeading id="testimonials-title" size="large">
          What came back with the packing list
        </DisplayHeading>
      </header>
      <div
        role="group"
        aria-roledescription="carousel"
        aria-label="Testimonials"
        data-carousel="testimonials"
      >
        <div
          className={styles.track}
          role="group"
          aria-label="Testimonials, side by side"
          tabIndex={0}
          data-carousel-track=""
        >
          {testimonials.map((testimonial, index) => (
            <div
              key={testimonial.name}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              data-active={index === 0}
            >
              <figure className={styles.letter}>
                <blockquote className={styles.text}>
                  <p>{testimonial.text}</p>
                </blockquote>
                <figcaption className={styles.person}>
                  <span>{testimonial.name}</span>
                  <span className={styles.place}>{testimonial.location}</span>
                </figcaption>
              </figure>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
