import type { OutsideAnalytics } from '#server/services/services.ts';
import type { EventBatch } from './tracker.ts';
import { withStorage } from './utm.ts';

const tagUrl = 'https://www.googletagmanager.com/gtag/js';

type Gtag = (...words: unknown[]) => void;

/**
 * Loads Google's tag for the configured destination. Called with the visitor's consent only. It is not loaded for
 * administrators: a third-party script could read the session token in their browser's storage.
 * @returns a function that passes events on; undefined where nothing is connected
 */
export function connectOutside(outside: OutsideAnalytics): ((batch: EventBatch) => void) | undefined {
  const ids = idsOf(outside);
  const [first] = ids;
  if (!first || withStorage((storage) => storage.getItem('authToken'))) return undefined;
  const gtag = createGtag();
  for (const id of ids) Reflect.deleteProperty(window, disabling(id));
  if (!document.querySelector(`script[src^="${tagUrl}"]`)) {
    gtag('js', new Date());
    // Page views are sent as events, like everything else.
    for (const id of ids) gtag('config', id, { send_page_view: false });
    const script = document.createElement('script');
    script.async = true;
    script.src = `${tagUrl}?id=${encodeURIComponent(first)}`;
    document.head.append(script);
  }
  return ({ events, utm }) => {
    for (const { kind, page, data } of events) {
      gtag('event', kind, { ...data, ...utm, page_path: page });
      if (kind === 'form_success' && outside.adsConversion) {
        gtag('event', 'conversion', { send_to: outside.adsConversion });
      }
    }
  };
}

/** The tag's own switch for visitors who have withdrawn their consent. */
export function disconnectOutside(outside: OutsideAnalytics): void {
  for (const id of idsOf(outside)) Reflect.set(window, disabling(id), true);
}

function disabling(id: string): string {
  return `ga-disable-${id}`;
}

/** An ads conversion is `AW-…/label`; the tag is configured with its account part. */
function idsOf({ analyticsId, adsConversion }: OutsideAnalytics): string[] {
  return [analyticsId, adsConversion?.split('/')[0]].filter(
    (id) => id !== undefined && id !== '',
  ) as string[];
}

/** The tag's queue must contain `arguments` objects, as its own snippet pushes them; it ignores arrays. */
function createGtag(): Gtag {
  const queue: unknown[] = Reflect.get(window, 'dataLayer') ?? [];
  Reflect.set(window, 'dataLayer', queue);
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  };
}
