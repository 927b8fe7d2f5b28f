import { use } from 'react';
import { Link } from 'react-router';
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
    return <p className={styles.quiet}>No picture has been uploaded yet.</p>;
  const { images, total } = undescribed;
  if (total === 0) return <p className={styles.quiet}>Every picture in use is described.</p>;
  return (
    <>
      <p className={styles.quiet}>
        <Link to="/admin/images/?usage=used&list=lacking-alt">
          {total === 1 ? 'One picture' : `${total.toLocaleString('en-GB')} pictures`} in use without alt text
        </Link>
      </p>
      <ul className={styles.thumbs}>
        {images.map(({ id, path, filename }) => (
          <li key={id}>
            <Link to={`/admin/images/?image=${encodeURIComponent(path)}`}>
              <Thumb path={path} alt={`Describe ${filename}`} width={thumbPixels} height={thumbPixels} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
