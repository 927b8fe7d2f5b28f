import { useState, useSyncExternalStore } from 'react';
import { IconEye } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
import { PreviewFrame } from '../../../kit/preview/PreviewFrame/PreviewFrame.tsx';
import { PageSelect, WidthChoice } from '../../../kit/preview/PreviewPanel/PreviewBar.tsx';
import {
  keepPreviewWidth,
  type PreviewWidth,
  readPreviewWidth,
} from '../../../kit/preview/preview-choices.ts';
import { usePreview } from '../../../kit/preview/use-live-preview.ts';
import { formatIn } from '../../../kit/time/format-planned.ts';
import { renderDatedPreview } from '../dated-preview.ts';
import { PlannedLink } from '../PlannedLink/PlannedLink.tsx';
import type { Planned } from '../planned.ts';
import styles from './DatedPreview.module.css';

const iconPixels = 20;

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
    <section className={styles.preview} aria-label={t('The site as of a date')}>
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
        {outdated ? `${t('Out of date.')} ${outdated}` : ''}
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
        <p className={styles.waiting}>{outdated ? '' : t('Loading the page…')}</p>
      )}
    </section>
  );
}

/** Says that this is not the site as it is, and what makes the difference. */
function DatedMark({ at, zone, changes }: { at: string; zone: string; changes: readonly Planned[] }) {
  const time = formatIn(at, zone);
  const title =
    zone === 'UTC'
      ? t('The site as of {time} UTC.', { time })
      : t('The site as of {time} ({utc} UTC).', { time, utc: formatIn(at, 'UTC') });
  return (
    <div className={styles.mark}>
      <p className={styles.says}>
        <IconEye className={styles.icon} size={iconPixels} stroke={1.5} />
        <span>
          <strong>{title}</strong> {t('Only you see this.')} {describeChanges(changes)}
        </span>
      </p>
      {changes.length > 0 ? (
        <details className={styles.changes}>
          <summary>{t('What changes until then')}</summary>
          <ul className={styles.list}>
            {changes.map((planned) => (
              <li key={`${planned.path} ${planned.id} ${planned.action}`}>
                <p className={styles.when}>{formatIn(planned.at, zone)}</p>
                <PlannedLink planned={planned} zone={zone} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function describeChanges(changes: readonly Planned[]): string {
  if (changes.length === 0) return t('Nothing is planned until then: it is the site as it is now.');
  const appear = changes.filter(({ action }) => action === 'publish').length;
  const go = changes.length - appear;
  if (go === 0) return t('Until then {appear, plural, one {# appears} other {# appear}}.', { appear });
  if (appear === 0) return t('Until then {go, plural, one {# goes} other {# go}}.', { go });
  return t(
    'Until then {appear, plural, one {# appears} other {# appear}} and {go, plural, one {# goes} other {# go}}.',
    { appear, go },
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
