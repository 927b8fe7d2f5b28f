import type { Testimonials } from '#content/documents/testimonials.document.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import messages from '#messages/en/landing.json' with { type: 'json' };
import { testimonialsLockMs, testimonialsMs } from '../../../behaviour/timings.ts';
import { useCarousel } from '../../../behaviour/use-carousel.ts';
import { CarouselControls } from '../../../components/CarouselControls/CarouselControls.tsx';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { Label } from '../../../components/Label/Label.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { keepUnits } from '../../../typography/keep-units.ts';
import styles from './TestimonialCarousel.module.css';

/** Testimonials side by side. The row is scrolled by hand, and advances by itself once scripts run. */
export function TestimonialCarousel({ testimonials }: { testimonials: Testimonials }) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const tc = useMessages(common);
  const count = testimonials.items.length;
  const carousel = useCarousel({ count, lockMs: testimonialsLockMs, autoplayMs: testimonialsMs });
  if (count === 0) return null;
  return (
    <Section isBleed ground="deep" aria-labelledby="testimonials-title" data-later="">
      <header className={styles.header}>
        <Label isAccent {...langOf(testimonials, 'label')}>
          {testimonials.label}
        </Label>
        <DisplayHeading id="testimonials-title" size="large" {...langOf(testimonials, 'heading')}>
          {testimonials.heading}
        </DisplayHeading>
      </header>
      <section
        ref={carousel.rootRef}
        aria-roledescription={tc('common:carousel.name')}
        aria-label={t('landing:testimonials')}
        data-carousel="testimonials"
      >
        <CarouselControls carousel={carousel} className={styles.controls} />
        <div
          ref={carousel.trackRef}
          className={styles.track}
          role="group"
          aria-label={t('landing:testimonials.row')}
          tabIndex={0}
          data-carousel-track=""
        >
          {testimonials.items.map((testimonial, index) => (
            <div
              key={testimonial.id}
              className={styles.slide}
              role="group"
              aria-roledescription={tc('common:carousel.slideName')}
              aria-label={t('landing:position', { number: index + 1, count })}
              data-active={index === carousel.index}
            >
              <figure className={styles.testimonial}>
                <blockquote className={styles.text}>
                  <p {...langOf(testimonial, 'text')}>{keepUnits(testimonial.text)}</p>
                </blockquote>
                <figcaption className={styles.person}>
                  <span>{testimonial.name}</span>
                  <span className={styles.place}>{testimonial.location}</span>
                </figcaption>
              </figure>
            </div>
          ))}
        </div>
      </section>
    </Section>
  );
}
