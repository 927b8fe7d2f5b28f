import { Link } from 'react-router';
import { t } from '../../../kit/language/t.ts';
import { countPlaces, type ImageRecord } from '../../../kit/media/image-record.ts';
import styles from './ImageDetails.module.css';

type UsageListProps = {
  image: Pick<ImageRecord, 'usage' | 'usageCount'>;
  /** What is used. */
  noun?: 'image' | 'PDF';
};

/** Where an image is used, each usage linked to the form that changes it. */
export function UsageList({ image, noun = 'image' }: UsageListProps) {
  const { usage } = image;
  const others = countPlaces(image) - usage.length;
  return (
    <section className={styles.section}>
      <h3>{t('Places used')}</h3>
      {usage.length === 0 ? (
        <p className={styles.note}>
          {noun === 'PDF' ? t('Nothing shows this PDF.') : t('Nothing shows this image.')}
        </p>
      ) : (
        <ul className={styles.usage}>
          {usage.map((place) => (
            <li key={`${place.path}/${place.id ?? place.key}/${place.type}/${place.name}/${place.field}`}>
              <span className={styles.type}>{t(place.type)}</span>
              {place.path && place.id ? (
                <Link to={place.trashed ? '/admin/trash/' : `/admin/${place.path}/${place.id}/edit/`}>
                  {place.name}
                </Link>
              ) : (
                <Link to={`/admin/site/${place.key}/`}>{t(place.name)}</Link>
              )}
              <span className={styles.note}>
                {place.trashed ? t('{field}, in the trash', { field: t(place.field) }) : t(place.field)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {others > 0 ? (
        <p className={styles.note}>{t('and {count, number} more places', { count: others })}</p>
      ) : null}
    </section>
  );
}
