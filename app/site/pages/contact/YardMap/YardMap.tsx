import type { Company } from '#content/documents/company.document.ts';
import type { ContactMap } from '#content/documents/contact.document.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { listTexts } from '#messages/list-texts.shared.ts';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { MapFrame } from './MapFrame.tsx';
import type { MapLocation } from './open-street-map.ts';
import styles from './YardMap.module.css';

type YardMapProps = {
  company: Company;
  texts: ContactMap;
  /** Undefined where the company has not said where it is. */
  location: MapLocation | undefined;
  picture: PictureRecord | undefined;
};

/** Where the yard is: a map of the company's choice, its coordinates, and a link to the way there. */
export function YardMap({ company, texts, location, picture }: YardMapProps) {
  const langOf = useLangOf();
  const t = useMessages(common);
  const way = company.directionsHref || location?.page;
  if (!way) return null;
  const { locality, district } = company.address;
  const label = t('common:map', { place: listTexts([company.name, locality].filter(Boolean)) });
  return (
    <Section as="figure" ground="night" space="none" isBleed aria-label={label} className={styles.map}>
      {texts.kind === 'drawing' ? (
        <MapDrawing west={texts.townWest || district} east={texts.townEast} />
      ) : null}
      {texts.kind === 'picture' && picture ? <Picture picture={picture} sizes="100vw" ratio="fill" /> : null}
      {texts.kind === 'openstreetmap' && location ? <MapFrame {...{ label, texts, location }} /> : null}
      <figcaption className={styles.caption}>
        {location ? (
          <p className={styles.coordinates}>
            <bdi>
              {degrees(location.latitude, ['N', 'S'])} {degrees(location.longitude, ['E', 'W'])}
            </bdi>
          </p>
        ) : null}
        {locality ? <p className={styles.place}>{locality}</p> : null}
        <ButtonLink to={way} arrow="out" target="_blank" rel="noopener">
          <span {...langOf(texts, 'button')}>{texts.button}</span>
          <span className="visually-hidden"> {t('common:newTab')}</span>
        </ButtonLink>
      </figcaption>
    </Section>
  );
}

function degrees(value: number, [positive, negative]: readonly [string, string]): string {
  return `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
}
