import type { ReactNode } from 'react';
import type { Picture } from '#content/picture/picture.ts';
import type { InLanguage } from '../../languages-context.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import type { CardPlace } from '../Card/Card.tsx';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { Cell, Grid } from '../Grid/Grid.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './RelatedCards.module.css';

type Related = { id: number; picture: Picture | undefined };

type RelatedCardsProps<Item extends Related> = {
  items: readonly Item[];
  /** A card of an item, in its place. */
  card: (item: Item, place: CardPlace) => ReactNode;
  /** Of the heading. */
  headingId: string;
  heading: string;
  headingIn: InLanguage;
  /** The link to all of them. */
  all: InLanguage & { label: string; to: string };
  space?: 'full' | 'tight';
  /** Whether it is laid out after the first paint only. */
  isLater?: boolean;
};

const wide = { ratio: '3:2', sizes: '(width>=900px) 46vw,100vw' } as const;
const narrow = { ratio: '4:5', sizes: '(width>=900px) 22vw,44vw' } as const;

/** One wide card and two narrow ones: the most closely related first, then two more. */
export function RelatedCards<Item extends Related>(props: RelatedCardsProps<Item>) {
  const { items, card, headingId, heading, headingIn, space = 'full', isLater } = props;
  const { label, ...all } = props.all;
  if (items.length === 0) return null;
  return (
    <Section
      space={space}
      data-later={isLater ? '' : undefined}
      data-print="none"
      aria-labelledby={headingId}
    >
      <div className={styles.opening}>
        <DisplayHeading id={headingId} size="medium" {...headingIn}>
          {heading}
        </DisplayHeading>
        <ButtonLink {...all}>{label}</ButtonLink>
      </div>
      <Grid as="ul">
        {items.map((item, index) => (
          <Cell key={item.id} as="li" span={index === 0 ? 6 : 3} phoneSpan={index === 0 ? 4 : 2}>
            {card(item, { picture: item.picture, ...(index === 0 ? wide : narrow) })}
          </Cell>
        ))}
      </Grid>
    </Section>
  );
}
