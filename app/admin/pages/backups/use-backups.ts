import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../kit/api/message-of.ts';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
import { type Backups, readBackups, startBackup, startRehearsal } from './backups.ts';

const askAgainMs = 2_000;

/** What is known of backups, read again and again while one is under way, and what can be begun. */
export function useBackups(loaded: Backups) {
  const [backups, setBackups] = useState(loaded);
  const [isStarting, setIsStarting] = useState(false);
  const isUnderWay = backups.running !== null;

  const readAgain = useCallback(async () => {
    const read = await readBackups().catch(() => undefined);
    // Where it could not be read, what was known stays, and it is asked again.
    setBackups((known) => read ?? { ...known });
  }, []);

  // Each answer sets the next timer.
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => void readAgain(), askAgainMs);
    return () => clearTimeout(timer);
  }, [isUnderWay, backups, readAgain]);

  async function begin(start: () => Promise<void>): Promise<void> {
    setIsStarting(true);
    try {
      await start();
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    }
    await readAgain();
    setIsStarting(false);
  }

  return {
    ...{ backups, isBusy: isStarting || isUnderWay },
    backUp: () => void begin(startBackup),
    rehearse: (archiveId: number) => void begin(() => startRehearsal(archiveId)),
  };
}
