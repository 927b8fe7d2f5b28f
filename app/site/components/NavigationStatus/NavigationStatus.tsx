import { useBlockedNavigation } from '../../behaviour/use-blocked-navigation.ts';
import { useFetchAhead } from '../../behaviour/use-fetch-ahead.ts';
import { useIsOffline } from '../../behaviour/use-is-offline.ts';
import { useLostModule } from '../../behaviour/use-lost-module.ts';
import { useIsUnderWay, usePageArrival } from '../../behaviour/use-navigation-progress.ts';
import styles from './NavigationStatus.module.css';

/** Shows and announces the state of a navigation: loading, loaded, or waiting for a connection. */
export function NavigationStatus() {
  useFetchAhead();
  const arrival = usePageArrival();
  const lost = useLostModule();
  const isUnderWay = useIsUnderWay() && !lost.isUnreached;
  return (
    <>
      <div className={styles.progress} data-running={isUnderWay || undefined} aria-hidden="true" />
      <p role="status" className="visually-hidden">
        {isUnderWay ? 'Loading' : arrival}
      </p>
      <ConnectionNotice lost={lost} />
    </>
  );
}

function ConnectionNotice({ lost }: { lost: ReturnType<typeof useLostModule> }) {
  const isOffline = useIsOffline();
  const blocked = useBlockedNavigation();
  const waiting = blocked.isBlocked ? blocked : lost.isUnreached ? lost : undefined;
  const isShown = isOffline || waiting !== undefined;
  return (
    <div role="status" className={styles.notice} data-ground="night" data-shown={isShown || undefined}>
      {isShown ? <p>{noticeOf({ isOffline, ...blocked })}</p> : null}
      {waiting ? (
        <button type="button" className={styles.retry} onClick={waiting.retry}>
          Retry
        </button>
      ) : null}
    </div>
  );
}

type Connection = { isOffline: boolean; isBlocked: boolean; retries: number };

function noticeOf({ isOffline, isBlocked, retries }: Connection): string {
  if (isOffline && !isBlocked) return 'You are offline. This page stays as it is.';
  if (!isOffline && isBlocked) return 'You are online again. The page you chose is still waiting.';
  if (!isOffline) return 'The site could not be reached. Nothing here is lost.';
  return retries === 0
    ? 'You are offline, so the page could not be opened. Nothing here is lost.'
    : 'Still offline. Nothing here is lost.';
}
