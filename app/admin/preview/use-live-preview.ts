import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../api/request-api.ts';
import { messageOf } from '../shell/message-of.ts';
import { useHasSession } from '../shell/use-has-session.ts';
import { type LivePreview, renderPreview } from './preview-endpoint.ts';
import { createPreviewLoop } from './preview-loop.ts';

export type PreviewState<Preview> = {
  /** The last page that could be rendered, and what is known of it. */
  preview: Preview | undefined;
  /** Why it does not show what is wanted; undefined while it does, or soon will. */
  outdated: string | undefined;
};

/** Renders what a body of a request asks for. It must stay the same function. @throws ApiError */
type Render<Preview> = (body: object, signal: AbortSignal) => Promise<Preview>;

const endedSession = 'Sign in again to go on.';

/** The page that a form makes, following what is typed. @param body of the request; what matters is its content */
export function useLivePreview(body: object): PreviewState<LivePreview> {
  return usePreview(renderPreview, body);
}

/** A page that follows what is asked for. @param body of the request; what matters is its content */
export function usePreview<Preview extends { html: string | null }>(
  render: Render<Preview>,
  body: object,
): PreviewState<Preview> {
  const [preview, setPreview] = useState<Preview>();
  const [outdated, setOutdated] = useState<string>();
  const loop = useMemo(
    () =>
      createPreviewLoop<string, Preview>({
        load: (text, signal) => render(JSON.parse(text), signal),
        onLoad(loaded) {
          // What is missing is told, but the last page stays.
          setPreview((last) => ({ ...loaded, html: loaded.html ?? last?.html ?? null }));
          setOutdated(undefined);
        },
        onFail: (error) => setOutdated(describe(error)),
      }),
    [render],
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
