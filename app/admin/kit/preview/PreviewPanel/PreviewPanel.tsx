import { useEffect, useRef, useState } from 'react';
import { t } from '../../language/t.ts';
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
  const [chosen, setChosen] = useState<string>();
  const wanted = subject.pageOf?.(field);
  // Whoever goes on to a field of another page wants to see that one.
  useEffect(() => setChosen(undefined), [wanted]);
  const isNowhere = wanted === null && chosen === undefined;
  const asked = chosen ?? wanted ?? undefined;
  const { preview, outdated } = useLivePreview({ ...subject.body, page: asked });
  const own = preview?.own;
  const page = asked === own ? undefined : asked;
  // Its own page may move while it is edited.
  const show = (path = own) => setChosen(path === own && wanted === undefined ? undefined : path);
  const end = useRef<HTMLDivElement>(null);
  const state = (
    <div ref={end} className={styles.state} tabIndex={-1}>
      <PreviewState
        outdated={outdated}
        lacking={preview?.lacking ?? []}
        hasCarousel={(!isNowhere && preview?.html?.includes(carouselMark)) ?? false}
        onPick={onPick}
      />
    </div>
  );
  return (
    <section className={styles.panel} aria-label={t('Preview')}>
      <PreviewBar
        {...{ page, device, onClose }}
        own={own}
        pages={preview?.pages ?? []}
        onPage={show}
        onDevice={(width) => {
          setDevice(width);
          keepPreviewWidth(width);
        }}
        onOpenTab={subject.onOpenTab}
      />
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        {t('Skip the preview')}
      </button>
      {preview?.html && !isNowhere ? (
        <PreviewFrame
          {...{ device, field, onPick, onLeave }}
          html={preview.html}
          path={preview.page}
          isAmongOthers={subject.isAmongOthers && page === undefined}
          labelOf={subject.labelOf}
          onNavigate={show}
        >
          {state}
        </PreviewFrame>
      ) : (
        <div className={styles.waiting}>
          {isNowhere ? <p>{t('No page shows this text.')}</p> : null}
          {preview ? null : <p>{t('Loading the page…')}</p>}
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
        {outdated
          ? t('Out of date. {outdated} What you type stays, and the page follows once it can.', { outdated })
          : ''}
      </p>
      {hasCarousel ? (
        <p>
          {t('Carousels stand still here. Scroll them sideways, or choose a field of a slide in the form.')}
        </p>
      ) : null}
      {lacking.length > 0 ? (
        <div className={styles.lacking}>
          <p>{t('Not on the page yet:')}</p>
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
