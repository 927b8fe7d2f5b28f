import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NativeDialog } from '../../kit/dialogs/NativeDialog/NativeDialog.tsx';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { readCode } from './read-code.ts';
import styles from './yard.module.css';

type ScannerProps = { onCode: (code: string) => void; onClose: () => void };

/** What the camera sees, until it sees a label. */
export function Scanner({ onCode, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const take = useEffectEvent((code: string | undefined) => code && onCode(code));
  useEffect(() => {
    const stop = new AbortController();
    if (!video.current) return;
    readCode(video.current, stop.signal)
      .then((code) => stop.signal.aborted || take(code))
      .catch(() => stop.signal.aborted || setHasFailed(true));
    return () => stop.abort();
  }, []);
  return (
    <NativeDialog
      className={styles.scanner}
      aria-label={t('Scan a label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {hasFailed ? (
        <Message kind="error">{t('The camera cannot be used. Type the number instead.')}</Message>
      ) : (
        <video ref={video} className={styles.video} muted playsInline />
      )}
      <Button size="lg" variant="default" fullWidth onClick={onClose}>
        {t('Cancel')}
      </Button>
    </NativeDialog>
  );
}
