import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DocumentValues } from '#content/documents/registry.ts';
import { loadAgain } from '../../behaviour/load-again.ts';
import { useIsHydrated } from '../../behaviour/use-is-hydrated.ts';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { useLangOf } from '../../languages-context.ts';
import type { MeasuredPhoto } from './measure-photo.ts';
import styles from './PhotoMatch.module.css';

type PhotoMatchProps = { texts: Pick<DocumentValues['match'], 'photo' | 'failures'> };

/** A visitor's own picture, which their browser measures. */
export function PhotoMatch({ texts: { photo, failures } }: PhotoMatchProps) {
  const langOf = useLangOf();
  const id = useId();
  const isHydrated = useIsHydrated();
  const { state, fileName, preview, match } = usePhotoMatch();
  const failed = state.status === 'failed' ? state.failure : undefined;
  const failure = failed && failures[failed];
  return (
    <section aria-labelledby={`${id}-heading`}>
      <DisplayHeading size="small" id={`${id}-heading`} {...langOf(photo, 'heading')}>
        {photo.heading}
      </DisplayHeading>
      {photo.text ? (
        <p className={styles.text} {...langOf(photo, 'text')}>
          {photo.text}
        </p>
      ) : null}
      {photo.privacy ? (
        <p className={styles.text} id={`${id}-privacy`}>
          <strong {...langOf(photo, 'privacy')}>{photo.privacy}</strong>
        </p>
      ) : null}
      {photo.noScripts ? (
        <p className={`${styles.text} ${styles.withoutScripts}`} {...langOf(photo, 'noScripts')}>
          {photo.noScripts}
        </p>
      ) : null}
      <label className={styles.choice} hidden={!isHydrated}>
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          aria-describedby={`${id}-failure ${id}-privacy`}
          aria-invalid={failure ? true : undefined}
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0];
            if (file) void match(file);
          }}
        />
        <span className={styles.label} {...langOf(photo, 'label')}>
          {photo.label}
        </span>
        <span className={styles.button} {...langOf(photo, 'button')}>
          {photo.button}
        </span>
        <span>{fileName}</span>
      </label>
      <p role="status" className={styles.status} {...langOf(photo, 'busy')}>
        {state.status === 'busy' ? photo.busy : ''}
      </p>
      {failure ? (
        <p role="alert" id={`${id}-failure`} className={styles.failure} {...langOf(failures, failed ?? '')}>
          {failure}
        </p>
      ) : null}
      {preview ? (
        <img className={styles.preview} src={preview} alt={photo.label} {...langOf(photo, 'label')} />
      ) : null}
    </section>
  );
}

type Failure = keyof DocumentValues['match']['failures'];
type PhotoState = { status: 'none' | 'busy' | 'done' } | { status: 'failed'; failure: Failure };

/** Measures the picture that a visitor chooses, and leads to what is like it; the picture itself goes nowhere. */
function usePhotoMatch() {
  const navigate = useNavigate();
  const [state, setState] = useState<PhotoState>({ status: 'none' });
  const [fileName, setFileName] = useState('');
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  async function match(file: File): Promise<void> {
    setState({ status: 'busy' });
    setFileName(file.name);
    setPreview(undefined);
    const tellLost = () => setState({ status: 'failed', failure: 'notLoaded' });
    const measured = await measure(file, tellLost);
    if ('failure' in measured) {
      setState({ status: 'failed', failure: measured.failure });
      return;
    }
    setPreview(URL.createObjectURL(file));
    setState({ status: 'done' });
    await navigate(`/match/?look=${measured.look}#found`);
  }

  return { state, fileName, preview, match };
}

/** What measures is fetched with the first picture. */
async function measure(file: File, onLost: () => void): Promise<MeasuredPhoto> {
  const { measurePhoto } = await loadAgain(() => import('./measure-photo.ts'), onLost);
  return measurePhoto(file).catch(() => ({ failure: 'unreadable' }));
}
