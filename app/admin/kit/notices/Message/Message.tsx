import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import styles from './Message.module.css';

export type MessageKind = 'error' | 'success' | 'info';

type MessageProps = {
  kind: MessageKind;
  children: ReactNode;
  /** Adds a button that retries what failed. */
  onRetry?: () => void;
};

const icons = { error: IconAlertTriangle, success: IconCircleCheck, info: IconInfoCircle };
const iconPixels = 20;

/** A message in the page. Results of an action are announced at once (`alert`), information politely. */
export function Message({ kind, children, onRetry }: MessageProps) {
  const Icon = icons[kind];
  return (
    <div className={styles.message} data-kind={kind} role={kind === 'info' ? 'status' : 'alert'}>
      <Icon className={styles.icon} size={iconPixels} stroke={1.5} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {onRetry ? (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('Retry')}
        </Button>
      ) : null}
    </div>
  );
}
