import { useFetchAhead } from '../../behaviour/use-fetch-ahead.ts';
import { useHeldNavigation } from '../../behaviour/use-held-navigation.ts';
import { useIsOffline } from '../../behaviour/use-is-offline.ts';
import { useLostModule } from '../../behaviour/use-lost-module.ts';
import { useIsUnderWay, usePageArrival } from '../../behaviour/use-navigation-progress.ts';
import styles from './NavigationStatus.module.css';

/** What a visitor is told while they walk about: that a page is on its way, has come, or has to wait for a connection. */
export function NavigationStatus() {
  const isUnderWay = useIsUnderWay();
  const arrival = usePageArrival();
  useFetchAhead();
  useLostModule();
  return (
    <>
      <div className={styles.progress} data-running={isUnderWay} aria-hidden="true" />
      <p role="status" className="visually-hidden">
        {isUnderWay ? 'Loading' : arrival}
      </p>
      <OfflineNotice />
    </>
  );
}

function OfflineNotice() {
  const isOffline = useIsOffline();
  const held = useHeldNavigation();
  return (
    <div role="status" className={styles.notice} data-room="night" data-shown={isOffline || held.isHeld}>
      {isOffline || held.isHeld ? <p>{noticeOf({ isOffline, ...held })}</p> : null}
      {held.isHeld ? (
        <button type="button" className={styles.retry} onClick={held.retry}>
          Retry
        </button>
      ) : null}
    </div>
  );
}

type Notice = { isOffline: boolean; isHeld: boolean; retries: number };

function noticeOf({ isOffline, isHeld, retries }: Notice): string {
  if (!isOffline) return 'You are online again. The page you chose is still waiting.';
  if (!isHeld) return 'You are offline. This page stays as it is.';
  return retries === 0
    ? 'You are offline, so the page could not be opened. Nothing here is lost.'
    : 'Still offline. Nothing here is lost.';
}
