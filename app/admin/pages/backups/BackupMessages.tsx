import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { messageOf } from '../../kit/api/message-of.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
import styles from './backups.module.css';
import { type Backups, backupsPath, dismissBackupNotice } from './backups.ts';

/** On the dashboard: what is wrong with backups, or that there are none. */
export function BackupMessages({ backups }: { backups: Backups | undefined }) {
  if (!backups) return null;
  const { settings, noticeDismissed, warnings } = backups;
  if (!settings) return noticeDismissed ? null : <NoPlaceNotice />;
  if (warnings.length === 0) return null;
  return (
    <div className={styles.messages}>
      {warnings.map(({ kind, text }) => (
        <Message key={kind} kind="error">
          {text} <Link to={backupsPath}>{t('Backups')}</Link>
        </Message>
      ))}
    </div>
  );
}

function NoPlaceNotice() {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  async function dismiss(): Promise<void> {
    setIsBusy(true);
    try {
      await dismissBackupNotice();
      await revalidate();
      // The button that had the focus is gone.
      document.querySelector<HTMLElement>('main')?.focus();
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
      setIsBusy(false);
    }
  }
  return (
    <Message kind="info">
      <div className={styles.noticeText}>
        <p>
          {t(
            'This site makes no backups by itself: if its disk is lost, all of it is. Whoever runs the server sets BACKUP_TO to a folder on another disk and starts it again.',
          )}{' '}
          <Link to={backupsPath}>{t('Backups')}</Link>
        </p>
        <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void dismiss()}>
          {t('Dismiss')}
        </Button>
      </div>
    </Message>
  );
}
