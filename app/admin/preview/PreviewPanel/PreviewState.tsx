import type { LivePreview } from '../preview-endpoint.ts';
import styles from './PreviewPanel.module.css';

type PreviewStateProps = {
  outdated: string | undefined;
  lacking: LivePreview['lacking'];
  hasCarousel: boolean;
  onPick: (field: string) => void;
};

/** Where the page differs from what is typed, and why. */
export function PreviewState({ outdated, lacking, hasCarousel, onPick }: PreviewStateProps) {
  return (
    <>
      <p role="status" className={styles.outdated}>
        {outdated ? `Out of date. ${outdated} What you type stays, and the page follows once it can.` : ''}
      </p>
      {hasCarousel ? (
        <p>Carousels stand still here. Scroll them sideways, or choose a field of a slide in the form.</p>
      ) : null}
      {lacking.length > 0 ? (
        <div className={styles.lacking}>
          <p>Not on the page yet:</p>
          <ul>
            {lacking.map(({ field, label, message }) => (
              <li key={field}>
                <button type="button" className={styles.lack} onClick={() => onPick(field)}>
                  {label}
                </button>
                {` ${message}`}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
