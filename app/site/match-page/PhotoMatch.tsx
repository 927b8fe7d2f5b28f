import { useId } from 'react';
import type { DocumentValues } from '#content/site-documents/registry.ts';
import { useIsHydrated } from '../behaviour/use-is-hydrated.ts';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import styles from './PhotoMatch.module.css';
import { usePhotoMatch } from './use-photo-match.ts';

type PhotoMatchProps = { texts: Pick<DocumentValues['match'], 'photo' | 'failures'> };

/** A visitor's own picture, which their browser measures. */
export function PhotoMatch({ texts: { photo, failures } }: PhotoMatchProps) {
  const id = useId();
  const isHydrated = useIsHydrated();
  const { state, preview, match } = usePhotoMatch();
  const failure = state.status === 'failed' ? failures[state.failure] : undefined;
  return (
    <section aria-labelledby={`${id}-heading`}>
      <DisplayHeading size="small" id={`${id}-heading`}>
        {photo.heading}
      </DisplayHeading>
      {photo.text ? <p className={styles.text}>{photo.text}</p> : null}
      {photo.privacy ? (
        <p className={styles.text} id={`${id}-privacy`}>
          <strong>{photo.privacy}</strong>
        </p>
      ) : null}
      {photo.noScripts ? (
        <p className={`${styles.text} ${styles.withoutScripts}`}>{photo.noScripts}</p>
      ) : null}
      <label className={styles.choice} hidden={!isHydrated}>
        <span>{photo.label}</span>
        <input
          type="file"
          accept="image/*"
          aria-describedby={`${id}-failure ${id}-privacy`}
          aria-invalid={failure ? true : undefined}
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0];
            if (file) void match(file);
          }}
        />
      </label>
      <p role="status" className={styles.status}>
        {state.status === 'busy' ? photo.busy : ''}
      </p>
      {failure ? (
        <p role="alert" id={`${id}-failure`} className={styles.failure}>
          {failure}
        </p>
      ) : null}
      {preview ? <img className={styles.preview} src={preview} alt={photo.label} /> : null}
    </section>
  );
}
