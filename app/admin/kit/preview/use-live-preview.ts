import { useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../api/message-of.ts';
import { ApiError } from '../api/request-api.ts';
import { useHasSession } from '../api/use-has-session.ts';
import { t } from '../language/t.ts';
import { type LivePreview, renderPreview } from './preview-endpoint.ts';

export type PreviewState<Preview> = {
  /** The last page that could be rendered, and what is known of it. */
  preview: Preview | undefined;
  /** Why it does not show what is wanted; undefined while it does, or soon will. */
  outdated: string | undefined;
};

/** Renders what a body of a request asks for. It must stay the same function. @throws ApiError */
type Render<Preview> = (body: object, signal: AbortSignal) => Promise<Preview>;

const endedSession = t('Sign in again to go on.');

/** Seconds after which a failed preview is tried again; the last one stays. */
const retrySeconds = [1, 2, 5, 10];
const secondMs = 1_000;

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

type Loop<Input, Result> = {
  load: (input: Input, signal: AbortSignal) => Promise<Result>;
  onLoad: (result: Result, input: Input) => void;
  onFail: (error: unknown) => void;
};

/**
 * Loads the last input, one request at a time: while one is under way only the newest input is kept, so a slow server
 * gets fewer requests by itself. What fails is tried again until it succeeds.
 */
export function createPreviewLoop<Input, Result>({ load, onLoad, onFail }: Loop<Input, Result>) {
  let pending: { value: Input } | undefined;
  let underWay: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (underWay || !pending) return;
    const current = pending;
    const controller = new AbortController();
    underWay = controller;
    try {
      const result = await load(current.value, controller.signal);
      if (controller.signal.aborted) return;
      failures = 0;
      onLoad(result, current.value);
      if (pending === current) pending = undefined;
    } catch (error) {
      if (controller.signal.aborted) return;
      onFail(error);
      const seconds = retrySeconds[Math.min(failures, retrySeconds.length - 1)] ?? 1;
      failures += 1;
      timer = setTimeout(() => void run(), seconds * secondMs);
      return;
    } finally {
      if (underWay === controller) underWay = undefined;
    }
    void run();
  }

  return {
    request(value: Input): void {
      pending = { value };
      void run();
    },
    /** Tries again at once what has failed. */
    retry: (): void => void run(),
    stop(): void {
      clearTimeout(timer);
      pending = undefined;
      underWay?.abort();
      underWay = undefined;
    },
  };
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
  if (error instanceof ApiError && error.status === 0) return t('The server cannot be reached.');
  return messageOf(error, t('The page could not be rendered.'));
}
