import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconExternalLink, IconX } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import { type PreviewWidth, previewWidths } from '../preview-choices.ts';
import type { LivePreview } from '../preview-endpoint.ts';
import styles from './PreviewPanel.module.css';

type PreviewBarProps = {
  /** The path that was chosen; undefined for its own. */
  page: string | undefined;
  own: string | undefined;
  pages: LivePreview['pages'];
  device: PreviewWidth;
  onPage: (path: string | undefined) => void;
  onDevice: (device: PreviewWidth) => void;
  onOpenTab: (() => void) | undefined;
  onClose: () => void;
};

const iconPixels = 18;
const widthLabels = { desktop: t('Desktop'), phone: t('Phone') } as const;

/** Which page is shown, and how wide. */
export function PreviewBar({ page, own, pages, device, ...on }: PreviewBarProps) {
  return (
    <div className={styles.bar}>
      <PageSelect
        className={styles.page}
        {...{ page, pages }}
        own={own ? t('Its own page, {own}', { own }) : t('Its own page')}
        onPage={(path) => on.onPage(path || undefined)}
      />
      <WidthChoice device={device} onDevice={on.onDevice} />
      {on.onOpenTab ? (
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('Open what is saved in a new tab')}
          onClick={on.onOpenTab}
        >
          <IconExternalLink size={iconPixels} stroke={1.5} />
        </ActionIcon>
      ) : null}
      <ActionIcon variant="subtle" size="lg" aria-label={t('Close the preview')} onClick={on.onClose}>
        <IconX size={iconPixels} stroke={1.5} />
      </ActionIcon>
    </div>
  );
}

type PageSelectProps = {
  className: string | undefined;
  page: string | undefined;
  pages: LivePreview['pages'];
  /** What the page of its own is called, where there is one. */
  own?: string;
  /** Empty for its own. */
  onPage: (path: string) => void;
};

/** Every page that can be shown, and the one that a link has led to. */
export function PageSelect({ className, page, pages, own, onPage }: PageSelectProps) {
  const isKnown = page === undefined || pages.some(({ path }) => path === page);
  return (
    <NativeSelect
      className={className}
      aria-label={t('Page in the preview')}
      value={page ?? ''}
      onChange={(event) => onPage(event.currentTarget.value)}
    >
      {own === undefined ? null : <option value="">{own}</option>}
      {isKnown ? null : <option value={page}>{page}</option>}
      {pages.map(({ path, label }) => (
        <option key={path} value={path}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

type WidthChoiceProps = { device: PreviewWidth; onDevice: (device: PreviewWidth) => void };

export function WidthChoice({ device, onDevice }: WidthChoiceProps) {
  return (
    <div className={styles.widths} role="group" aria-label={t('Width of the page')}>
      {previewWidths.map((width) => (
        <button
          key={width}
          type="button"
          className={styles.width}
          aria-pressed={width === device}
          onClick={() => onDevice(width)}
        >
          {widthLabels[width]}
        </button>
      ))}
    </div>
  );
}
