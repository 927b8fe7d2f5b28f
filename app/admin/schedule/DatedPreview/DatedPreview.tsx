import { useState, useSyncExternalStore } from 'react';
import { PreviewFrame } from '../../preview/PreviewFrame/PreviewFrame.tsx';
import { PageSelect, WidthChoice } from '../../preview/PreviewPanel/PreviewBar.tsx';
import { keepPreviewWidth, type PreviewWidth, readPreviewWidth } from '../../preview/preview-choices.ts';
import { usePreview } from '../../preview/use-live-preview.ts';
import { DatedMark } from '../DatedMark/DatedMark.tsx';
import { renderDatedPreview } from '../dated-preview.ts';
import styles from './DatedPreview.module.css';

type DatedPreviewProps = {
  /** ISO 8601. */
  at: string;
  zone: string;
  page: string;
  onPage: (path: string) => void;
};

/** The public site as it will be at a time, to be walked through by its own links. */
export function DatedPreview({ at, zone, page, onPage }: DatedPreviewProps) {
  const [device, setDevice] = useDevice();
  const { preview, outdated } = usePreview(renderDatedPreview, { at, page: page.split('#')[0] });
  return (
    <section className={styles.preview} aria-label="The site as of a date">
      <DatedMark {...{ at, zone }} changes={preview?.changes ?? []} />
      <div className={styles.bar}>
        <PageSelect
          className={styles.page}
          pages={preview?.pages ?? []}
          page={preview ? preview.page : page}
          onPage={onPage}
        />
        <WidthChoice device={device} onDevice={setDevice} />
      </div>
      <p role="status" className={styles.outdated}>
        {outdated ? `Out of date. ${outdated}` : ''}
      </p>
      {preview ? (
        <div className={styles.frame}>
          <PreviewFrame
            {...{ device, ...without }}
            html={preview.html}
            path={page}
            field={undefined}
            onNavigate={onPage}
          >
            {null}
          </PreviewFrame>
        </div>
      ) : (
        <p className={styles.waiting}>{outdated ? '' : 'Loading the page…'}</p>
      )}
    </section>
  );
}

/** No field of a form belongs to it. */
const without = { isAmongOthers: false, labelOf: String, onPick: () => {}, onLeave: () => {} };

const wideQuery = '(width >= 900px)';

/** The width chosen last in this browser, else the one that fits the window. */
function useDevice(): [PreviewWidth, (device: PreviewWidth) => void] {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wideQuery).matches,
    () => true,
  );
  const [chosen, setChosen] = useState(readPreviewWidth);
  const choose = (device: PreviewWidth) => {
    setChosen(device);
    keepPreviewWidth(device);
  };
  return [chosen ?? (isWide ? 'desktop' : 'phone'), choose];
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wideQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
