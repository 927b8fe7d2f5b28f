import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { type InLanguage, useLangOf } from '../../../languages-context.ts';
import { keepUnits } from '../../../typography/keep-units.ts';
import styles from './ExpertiseCards.module.css';

type ExpertiseCardsProps = {
  heading: string;
  headingIn: InLanguage;
  cards: readonly { id: string; title: string; text: string; image: string }[];
  pictures: Record<string, PictureRecord>;
};

/** The company's areas of expertise, each with a picture of a room: one large card, the others beside it. */
export function ExpertiseCards({ heading, headingIn, cards, pictures }: ExpertiseCardsProps) {
  const langOf = useLangOf();
  if (cards.length === 0) return null;
  return (
    <Section ground="night" aria-labelledby="expertise">
      <DisplayHeading id="expertise" size="large" className={styles.heading} {...headingIn}>
        {heading}
      </DisplayHeading>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id} className={styles.card}>
            <article>
              <Picture
                picture={pictures[card.image]}
                sizes="(width >= 900px) 55vw, 100vw"
                ratio="3:2"
                className={styles.picture}
              />
              <h3 className={styles.title} {...langOf(card, 'title')}>
                {card.title}
              </h3>
              {card.text ? (
                <p className={styles.text} {...langOf(card, 'text')}>
                  {keepUnits(card.text)}
                </p>
              ) : null}
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
