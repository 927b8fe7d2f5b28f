import { Button, CloseButton } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../language/t.ts';
import { Message } from '../Message/Message.tsx';
import styles from './Notices.module.css';
import {
  hideNotice,
  type Notice,
  type NoticeAction,
  passToNextPage,
  readNotices,
  subscribeToNotices,
} from './notice-store.ts';

const none: readonly Notice[] = [];

/**
 * Messages about actions and failures, above the page and visible at every scroll position. They cover nothing, and
 * stay until they are dismissed or another page opens, so that nothing moves under the pointer.
 */
export function Notices() {
  usePassing();
  return <NoticeList />;
}

/** The same messages once more, for a dialog that covers those of the page. */
export function NoticeList() {
  const notices = useSyncExternalStore(subscribeToNotices, readNotices, () => none);
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices} data-notices>
      {notices.map((notice) => (
        <Message key={notice.id} kind={notice.kind}>
          <div className={styles.line}>
            <p className={styles.text}>{notice.text}</p>
            {notice.action ? <ActionButton id={notice.id} action={notice.action} /> : null}
            <CloseButton
              className={styles.close}
              size="sm"
              iconSize={16}
              aria-label={t('Dismiss: {text}', { text: notice.text })}
              onClick={() => hideNotice(notice.id)}
            />
          </div>
        </Message>
      ))}
    </div>
  );
}

function ActionButton({ id, action }: { id: string; action: NoticeAction }) {
  const look = { className: styles.action, variant: 'default', size: 'compact-sm' } as const;
  if ('href' in action) {
    return (
      <Button {...look} component="a" href={action.href} target="_blank" rel="noreferrer">
        {action.label}
        <span className="visually-hidden"> {t('(opens a new tab)')}</span>
      </Button>
    );
  }
  return (
    <Button
      {...look}
      onClick={() => {
        hideNotice(id);
        action.run();
      }}
    >
      {action.label}
    </Button>
  );
}

/** Removes the previous page's notices when another page opens. */
function usePassing(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) passToNextPage();
    last.current = pathname;
  }, [pathname]);
}
