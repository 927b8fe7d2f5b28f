import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../api/request-api.ts';
import { messageOf } from '../shell/message-of.ts';
import { useHasSession } from '../shell/use-has-session.ts';
import { type LivePreview, renderPreview } from './preview-endpoint.ts';
import { createPreviewLoop } from './preview-loop.ts';

export type PreviewState = {
  /** The last page that could be rendered, and what is known of it. */
  preview: LivePreview | undefined;
  /** Why it does not show what is typed; undefined while it does, or soon will. */
  outdated: string | undefined;
};

const endedSession = 'Sign in again to go on.';

/** The page that a form makes, following what is typed. @param body of the request; what matters is its content */
export function useLivePreview(body: object): PreviewState {
  const [preview, setPreview] = useState<LivePreview>();
  const [outdated, setOutdated] = useState<string>();
  const loop = useMemo(
    () =>
      createPreviewLoop<string, LivePreview>({
        load: (text, signal) => renderPreview(JSON.parse(text), signal),
        onLoad(loaded) {
          // What is missing is told, but the last page stays.
          setPreview((last) => ({ ...loaded, html: loaded.html ?? last?.html ?? null }));
          setOutdated(undefined);
        },
        onFail: (error) => setOutdated(describe(error)),
      }),
    [],
  );
  const text = JSON.stringify(body);
  useEffect(() => loop.request(text), [loop, text]);
  useEffect(() => () => loop.stop(), [loop]);
  useRetries(loop.retry);
  return { preview, outdated };
}

/** When somebody has signed in again, or the network is back. */
function useRetries(retry: () => void): void {
  const hasSession = useHasSession();
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (hasSession) latest.current();
  }, [hasSession]);
  useEffect(() => {
    const onOnline = () => latest.current();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}

function describe(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return endedSession;
  if (error instanceof ApiError && error.status === 0) return 'The server cannot be reached.';
  return messageOf(error, 'The page could not be rendered.');
}
