import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import messages from '#messages/en/landing.json' with { type: 'json' };
import { usePulse } from '../../../behaviour/use-pulse.ts';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Caption } from '../../../components/Caption/Caption.tsx';
import { joinClassNames } from '../../../components/class-names.ts';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import pulseStyles from '../../../components/pulse.module.css';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { keepUnits } from '../../../typography/keep-units.ts';
import styles from './LandingHero.module.css';

type LandingHeroProps = {
  texts: { title: string; intro: string; findButton: string };
  /** Whether there are stones to find further down. */
  hasLists: boolean;
  /** Whether there is a form to ask for them. */
  hasForm: boolean;
  picture: PictureRecord | undefined;
};

/** A large picture on the left, on the right the text with two links. */
export function LandingHero(props: LandingHeroProps) {
  const t = useMessages(messages);
  const langOf = useLangOf();
  const { texts, hasLists, hasForm, picture } = props;
  const { title, intro, findButton } = texts;
  const pulse = usePulse();
  return (
    <header className={styles.hero} id="opening">
      <div className={styles.picture}>
        <Picture picture={picture} ratio="fill" sizes="(width>=900px) 68vw,100vw" alt="" priority />
      </div>
      <div className={styles.words}>
        <Breadcrumbs crumbs={[{ label: title, ...langOf(texts, 'title') }]} />
        <div className={styles.offer}>
          <DisplayHeading as="h1" size="display" {...langOf(texts, 'title')}>
            {title}
          </DisplayHeading>
          {intro ? (
            <p className={styles.intro} {...langOf(texts, 'intro')}>
              {keepUnits(intro)}
            </p>
          ) : null}
          <div className={styles.actions}>
            {hasForm ? (
              <ButtonLink
                to="#enquiry"
                look="block"
                arrow="down"
                className={joinClassNames(styles.enquiry, pulseStyles.pulse)}
                data-enquiry-source="hero"
                {...pulse}
              >
                {t('landing:enquiry')}
              </ButtonLink>
            ) : null}
            {hasLists ? (
              <ButtonLink to="#stones" arrow="down" {...langOf(texts, 'findButton')}>
                {findButton}
              </ButtonLink>
            ) : null}
          </div>
        </div>
        {picture?.alt ? (
          <Caption as="p" className={styles.caption} {...langOf(picture, 'alt')}>
            {picture.alt}
          </Caption>
        ) : null}
      </div>
    </header>
  );
}
