import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';

/** The response of `GET /sitemap/status`. */
export type SitemapStatus = {
  exists: boolean;
  last_modified: string | null;
  /** Bytes. */
  file_size: number | null;
  location: string | null;
};

export type SitemapMessage = { kind: 'error' | 'success'; text: string };

/** How long after generating the status is read again (specification/back-office.md, "Sitemap"). */
const refreshAfterMs = 1000;

/** The sitemap's status and what can be done about it. Undefined status: loading, or unknown after an error. */
export function useSitemap() {
  const [status, setStatus] = useState<SitemapStatus>();
  const [message, setMessage] = useState<SitemapMessage>();
  const [activity, setActivity] = useState<'loading' | 'generating' | 'idle'>('loading');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = useCallback(async () => {
    try {
      setStatus((await requestApi<SitemapStatus>('/sitemap/status')).data);
    } catch {
      setMessage({ kind: 'error', text: t('Error fetching sitemap status') });
    } finally {
      setActivity('idle');
    }
  }, []);

  useEffect(() => {
    void read();
    return () => clearTimeout(timer.current);
  }, [read]);

  function refresh() {
    setMessage(undefined);
    setActivity('loading');
    void read();
  }

  async function generate() {
    setMessage(undefined);
    setActivity('generating');
    try {
      await requestApi('/sitemap/generate', { method: 'POST' });
      setMessage({ kind: 'success', text: t('✅ Sitemap generated successfully!') });
      timer.current = setTimeout(() => void read(), refreshAfterMs);
    } catch (error) {
      const reason = messageOf(error, t('unknown error'));
      setMessage({ kind: 'error', text: t('❌ Error generating sitemap: {reason}', { reason }) });
    } finally {
      setActivity('idle');
    }
  }

  return { status, message, activity, refresh, generate: () => void generate() };
}
