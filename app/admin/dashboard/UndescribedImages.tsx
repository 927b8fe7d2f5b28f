import { use } from 'react';
import { Link } from 'react-router';
import { Thumb } from '../shell/Thumb/Thumb.tsx';
import styles from './Dashboard.module.css';
import type { Dashboard } from './load-dashboard.ts';

const shownAtMost = 8;
const thumbPixels = 72;

/** Images on the site without alternative text. */
export function UndescribedImages({ promise }: { promise: Dashboard['images'] }) {
  const images = use(promise);
  if (images.length === 0) return <p className={styles.quiet}>No picture has been uploaded yet.</p>;
  const lacking = images.filter(
    ({ alt, used, mime }) => used && alt.trim() === '' && mime.startsWith('image/'),
  );
  if (lacking.length === 0) return <p className={styles.quiet}>Every picture in use is described.</p>;
  return (
    <>
      <p className={styles.quiet}>
        <Link to="/admin/images/?usage=used&list=lacking-alt">
          {lacking.length === 1 ? 'One picture' : `${lacking.length} pictures`} in use without alt text
        </Link>
      </p>
      <ul className={styles.thumbs}>
        {lacking.slice(0, shownAtMost).map(({ id, path, filename }) => (
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
