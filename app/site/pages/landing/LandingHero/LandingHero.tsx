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
import { useMessages } from '../../../messages/use-messages.ts';
import { keepUnits } from '../../../typography/keep-units.ts';
import styles from './LandingHero.module.css';

type LandingHeroProps = {
  title: string;
  intro: string;
  findButton: string;
  /** Whether there are stones to find further down. */
  hasLists: boolean;
  /** Whether there is a form to ask for them. */
  hasForm: boolean;
  picture: PictureRecord | undefined;
};

/** A large picture on the left, on the right the text with two links. */
export function LandingHero(props: LandingHeroProps) {
  const t = useMessages(messages);
  const { title, intro, findButton, hasLists, hasForm, picture } = props;
  const pulse = usePulse();
  return (
    <header className={styles.hero} id="opening">
      <div className={styles.picture}>
        <Picture picture={picture} ratio="fill" sizes="(width>=900px) 68vw,100vw" alt="" priority />
      </div>
      <div className={styles.words}>
        <Breadcrumbs crumbs={[{ label: title }]} />
        <div className={styles.offer}>
          <DisplayHeading as="h1" size="display">
            {title}
          </DisplayHeading>
          {intro ? <p className={styles.intro}>{keepUnits(intro)}</p> : null}
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
              <ButtonLink to="#stones" arrow="down">
                {findButton}
              </ButtonLink>
            ) : null}
          </div>
        </div>
        {picture?.alt ? (
          <Caption as="p" className={styles.caption}>
            {picture.alt}
          </Caption>
        ) : null}
      </div>
    </header>
  );
}
