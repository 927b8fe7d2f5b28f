import { use } from 'react';
import { Link } from 'react-router';
import { t } from '../../kit/language/t.ts';
import { Thumb } from '../../kit/page-parts/Thumb/Thumb.tsx';
import styles from './Dashboard.module.css';
import type { Dashboard } from './load-dashboard.ts';

const thumbPixels = 72;

type UndescribedImagesProps = { promise: Dashboard['undescribed']; counts: Dashboard['counts'] };

/** Images on the site without alternative text. */
export function UndescribedImages({ promise, counts }: UndescribedImagesProps) {
  const undescribed = use(promise);
  const library = use(counts);
  if (!undescribed || library?.images === 0)
    return <p className={styles.quiet}>{t('No picture has been uploaded yet.')}</p>;
  const { images, total } = undescribed;
  if (total === 0) return <p className={styles.quiet}>{t('Every picture in use is described.')}</p>;
  return (
    <>
      <p className={styles.quiet}>
        <Link to="/admin/images/?usage=used&list=lacking-alt">
          {t(
            '{count, plural, one {One picture in use without alt text} other {# pictures in use without alt text}}',
            { count: total },
          )}
        </Link>
      </p>
      <ul className={styles.thumbs}>
        {images.map(({ id, path, filename }) => (
          <li key={id}>
            <Link to={`/admin/images/?image=${encodeURIComponent(path)}`}>
              <Thumb
                path={path}
                alt={t('Describe {filename}', { filename })}
                width={thumbPixels}
                height={thumbPixels}
              />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
