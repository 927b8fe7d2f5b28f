import { useEffect, useState } from 'react';
import { morphPage } from '../morph-page.ts';
import { findFirstField, showElement } from '../page-fields.ts';

type FramedPage = {
  /** The document in the frame, once it is there. */
  page: Document | undefined;
  /** Grows with each version that is shown. */
  version: number;
  onLoad: (frame: HTMLIFrameElement) => void;
};

/** Keeps the document in a frame at the latest version of a page. @param path of the page, whose start is shown first */
export function useFramedPage(
  html: string,
  { path, isAmongOthers }: { path: string; isAmongOthers: boolean },
): FramedPage {
  const [page, setPage] = useState<Document>();
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (!page) return;
    void morphPage(page, html).then(() => setVersion((count) => count + 1));
  }, [page, html]);
  const isShown = version > 0;
  useEffect(() => {
    if (!page || !isShown) return;
    const start = isAmongOthers ? findFirstField(page) : page.getElementById(path.split('#')[1] ?? '');
    page.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
    if (start) showElement(start);
  }, [page, isShown, path, isAmongOthers]);
  return { page, version, onLoad: (frame) => setPage(frame.contentDocument ?? undefined) };
}
