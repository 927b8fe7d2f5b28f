import { useRef, useState } from 'react';
import { PreviewFrame } from '../PreviewFrame/PreviewFrame.tsx';
import { keepPreviewWidth, type PreviewWidth, readPreviewWidth } from '../preview-choices.ts';
import type { LivePreview } from '../preview-endpoint.ts';
import type { PreviewSubject } from '../preview-subject.ts';
import { useLivePreview } from '../use-live-preview.ts';
import { PreviewBar } from './PreviewBar.tsx';
import styles from './PreviewPanel.module.css';

type PreviewPanelProps = {
  subject: PreviewSubject;
  /** The width to begin with, where none was chosen yet. */
  device: PreviewWidth;
  /** The field that has the focus in the form. */
  field: string | undefined;
  onPick: (field: string) => void;
  /** Gives the focus back to the form. */
  onLeave: () => void;
  onClose: () => void;
};

/** How a page says that something is a carousel. */
const carouselMark = 'aria-roledescription="carousel"';

/** The page as it will be, with what can be chosen about it. */
export function PreviewPanel({ subject, field, onPick, onLeave, onClose, ...props }: PreviewPanelProps) {
  const [device, setDevice] = useState(readPreviewWidth() ?? props.device);
  const [page, setPage] = useState<string>();
  const { preview, outdated } = useLivePreview({ ...subject.body, page });
  const end = useRef<HTMLDivElement>(null);
  const state = (
    <div ref={end} className={styles.state} tabIndex={-1}>
      <PreviewState
        outdated={outdated}
        lacking={preview?.lacking ?? []}
        hasCarousel={preview?.html?.includes(carouselMark) ?? false}
        onPick={onPick}
      />
    </div>
  );
  return (
    <section className={styles.panel} aria-label="Preview">
      <PreviewBar
        {...{ page, device, onClose }}
        own={preview?.own}
        pages={preview?.pages ?? []}
        onPage={setPage}
        onDevice={(chosen) => {
          setDevice(chosen);
          keepPreviewWidth(chosen);
        }}
        onOpenTab={subject.onOpenTab}
      />
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        Skip the preview
      </button>
      {preview?.html ? (
        <PreviewFrame
          {...{ device, field, onPick, onLeave }}
          html={preview.html}
          path={preview.page}
          isAmongOthers={subject.isAmongOthers && page === undefined}
          labelOf={subject.labelOf}
          onNavigate={(path) => setPage(path === preview.own ? undefined : path)}
        >
          {state}
        </PreviewFrame>
      ) : (
        <div className={styles.waiting}>
          {preview ? null : <p>Loading the page…</p>}
          {state}
        </div>
      )}
    </section>
  );
}

type PreviewStateProps = {
  outdated: string | undefined;
  lacking: LivePreview['lacking'];
  hasCarousel: boolean;
  onPick: (field: string) => void;
};

/** Where the page differs from what is typed, and why. */
function PreviewState({ outdated, lacking, hasCarousel, onPick }: PreviewStateProps) {
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
