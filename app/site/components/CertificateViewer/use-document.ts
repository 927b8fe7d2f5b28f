import { useCallback, useEffect, useState } from 'react';

/** `checked`: the file exists and may be framed; `shown`: the frame has loaded it. */
export type DocumentState = 'loading' | 'checked' | 'shown' | 'failed';

/**
 * The state of a PDF in a frame. A frame's own events don't distinguish a document from an error page, so the file is
 * requested first, and browsers that would download it instead of showing it count as failed.
 * @param address undefined while nothing is opened
 */
export function useDocument(address: string | undefined): { state: DocumentState; onLoad: () => void } {
  const [state, setState] = useState<DocumentState>('loading');
  useEffect(() => {
    setState('loading');
    if (address === undefined) return;
    const asking = new AbortController();
    canBeShown(address, asking.signal).then(
      (isThere) => setState(isThere ? 'checked' : 'failed'),
      () => asking.signal.aborted || setState('failed'),
    );
    return () => asking.abort();
  }, [address]);
  const onLoad = useCallback(() => setState('shown'), []);
  return { state, onLoad };
}

async function canBeShown(address: string, signal: AbortSignal): Promise<boolean> {
  if (!navigator.pdfViewerEnabled) return false;
  const answer = await fetch(address, { method: 'HEAD', signal });
  return answer.ok && answer.headers.get('content-type')?.startsWith('application/pdf') === true;
}
