import { useCallback, useEffect, useState } from 'react';

/** `checked`: the file exists and may be framed; `shown`: the frame has loaded it. */
export type DocumentState = 'loading' | 'checked' | 'shown' | 'failed';

/**
 * The state of a PDF in a frame. A frame's own events don't distinguish a document from an error page, so the file is
 * requested first, and browsers that would download it instead of showing it count as failed.
 * @param url undefined while nothing is opened
 */
export function useDocument(url: string | undefined): { state: DocumentState; onLoad: () => void } {
  const [state, setState] = useState<DocumentState>('loading');
  useEffect(() => {
    setState('loading');
    if (url === undefined) return;
    const request = new AbortController();
    canBeShown(url, request.signal).then(
      (isThere) => setState(isThere ? 'checked' : 'failed'),
      () => request.signal.aborted || setState('failed'),
    );
    return () => request.abort();
  }, [url]);
  const onLoad = useCallback(() => setState('shown'), []);
  return { state, onLoad };
}

async function canBeShown(url: string, signal: AbortSignal): Promise<boolean> {
  if (!navigator.pdfViewerEnabled) return false;
  const response = await fetch(url, { method: 'HEAD', signal });
  return response.ok && response.headers.get('content-type')?.startsWith('application/pdf') === true;
}
