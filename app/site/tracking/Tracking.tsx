import { lazy, Suspense, useEffect, useState } from 'react';
import type { OutsideAnalytics } from '#server/services/services.ts';
import { privacyChoicesEvent } from '../behaviour/announcements.ts';
import { loadAgain } from '../behaviour/load-again.ts';
import { useLangOf } from '../languages-context.ts';
import type { ShellTexts } from '../load-shell-texts.ts';
import { type Arrival, readArrival } from './arrival.ts';
import type { Tracking as Session } from './start-tracking.ts';

const PrivacyBanner = lazy(() => loadAgain(() => import('./PrivacyBanner/PrivacyBanner.tsx')));

type TrackingProps = { outside: OutsideAnalytics; path: string; texts: ShellTexts['privacy'] };

/**
 * Counts events on the public pages, with consent if data goes to another company. Loaded after the page's own
 * scripts.
 */
export function Tracking({ outside, path, texts }: TrackingProps) {
  const langOf = useLangOf();
  const session = useSession(outside);
  const [question, setQuestion] = useState<'at-arrival' | 'on-demand'>();
  useEffect(() => {
    if (session?.needsConsent) setQuestion('at-arrival');
    const reopen = () => setQuestion('on-demand');
    document.addEventListener(privacyChoicesEvent, reopen);
    return () => document.removeEventListener(privacyChoicesEvent, reopen);
  }, [session]);
  useEffect(() => session?.openPage(path), [session, path]);

  if (!question || !session) return null;
  const text = session.isRefusedByBrowser ? 'refusedText' : 'text';
  return (
    <Suspense>
      <PrivacyBanner
        text={texts[text]}
        textIn={langOf(texts, text)}
        isRefusedByBrowser={session.isRefusedByBrowser}
        isOnDemand={question === 'on-demand'}
        onChoose={(choice) => {
          if (choice) session.choose(choice);
          setQuestion(undefined);
        }}
      />
    </Suspense>
  );
}

/** Starts counting once its code has loaded, and ends it with the page. */
function useSession({ analyticsId, adsConversion }: OutsideAnalytics): Session | undefined {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    // Read now: a visitor who follows a link meanwhile has left the URL that names the campaign.
    const arrival = readArrivalNow();
    let started: Session | undefined;
    let isGone = false;
    const start = async () => {
      const { startTracking } = await import('./start-tracking.ts');
      if (isGone) return;
      started = startTracking(arrival, { analyticsId, adsConversion });
      setSession(started);
    };
    // If it can't be loaded, the page works without it.
    start().catch((error: unknown) => console.info('Visits are not counted', error));
    return () => {
      isGone = true;
      started?.stop();
    };
  }, [analyticsId, adsConversion]);
  return session;
}

function readArrivalNow(): Arrival {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const url = new URL(location.href);
  return readArrival({ referrer: document.referrer, url, navigationType: visit?.type });
}
