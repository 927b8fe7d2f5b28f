import { useEffect, useRef, useState } from 'react';
import { fetchImagePage, type ImageRecord, imagesPerPage } from './image-record.ts';

export type ImagePages = ReturnType<typeof useImagePages>;

type Shown = {
  status: 'loading' | 'ready' | 'failed';
  images: readonly ImageRecord[];
  /** How many fit. */
  total: number;
  /** The page to come next, counted from 1. */
  next: number;
  hasMoreFailed: boolean;
};

const nothing: Shown = { status: 'loading', images: [], total: 0, next: 1, hasMoreFailed: false };
/** Whoever types is not asked for with every letter. */
const pauseMs = 150;
/** Fetched again at most: somebody who has scrolled further starts over. */
const pagesAgain = 5;

/** The uploads that fit a query of `GET /images`, page by page; what is shown stays until the answer to another query. */
export function useImagePages(query: string) {
  const [shown, setShown] = useState(nothing);
  const [round, setRound] = useState(0);
  const reading = useRef({ query, stop: new AbortController(), hasBegun: false, isMoreUnderWay: false });
  const pages = useRef(1);

  // Runs again for another round.
  useEffect(() => {
    const { query: before, hasBegun } = reading.current;
    const stop = new AbortController();
    reading.current = { query, stop, hasBegun: true, isMoreUnderWay: false };
    pages.current = before === query ? Math.min(pages.current, pagesAgain) : 1;
    setShown((now) => ({ ...now, status: 'loading', hasMoreFailed: false }));
    const read = async () => {
      const found = await readPages(query, { count: pages.current, signal: stop.signal });
      if (!stop.signal.aborted) setShown(found);
    };
    const timer = setTimeout(() => void read(), hasBegun && before !== query ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, round]);

  async function more(): Promise<void> {
    const mine = reading.current;
    if (mine.isMoreUnderWay || shown.status !== 'ready') return;
    mine.isMoreUnderWay = true;
    const found = await readNext(query, { shown, signal: mine.stop.signal });
    mine.isMoreUnderWay = false;
    if (mine.stop.signal.aborted) return;
    pages.current = shown.next;
    setShown(found);
  }

  return {
    ...shown,
    more: () => void more(),
    reload: () => setRound((before) => before + 1),
    /** Shows an image as it is by now. */
    put: (image: ImageRecord) =>
      setShown((now) => ({
        ...now,
        images: now.images.map((one) => (one.path === image.path ? image : one)),
      })),
    /** Takes an image out; what follows has moved up by one. */
    drop: (path: string) => setShown((now) => without(now, path)),
  };
}

/** The same for a grid. */
export function growthOf({ images, total, more, hasMoreFailed }: ImagePages) {
  return { images, remaining: total - images.length, onMore: more, hasMoreFailed };
}

/** The first pages. */
async function readPages(
  query: string,
  { count, signal }: { count: number; signal: AbortSignal },
): Promise<Shown> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  try {
    const found = await Promise.all(numbers.map((page) => fetchImagePage(query, { page, signal })));
    return { ...found.reduce(joined, nothing), status: 'ready' };
  } catch {
    return { ...nothing, status: 'failed' };
  }
}

/** What is shown, with the next page. */
async function readNext(
  query: string,
  { shown, signal }: { shown: Shown; signal: AbortSignal },
): Promise<Shown> {
  try {
    return joined(shown, await fetchImagePage(query, { page: shown.next, signal }));
  } catch {
    return { ...shown, hasMoreFailed: true };
  }
}

/** What was uploaded meanwhile has moved the pages, so that one may come twice. */
function joined(before: Shown, page: { images: readonly ImageRecord[]; total: number }): Shown {
  const known = new Set(before.images.map(({ path }) => path));
  const images = [...before.images, ...page.images.filter(({ path }) => !known.has(path))];
  // A page that is not full is the last one, whatever the number says.
  const total = page.images.length < imagesPerPage ? images.length : page.total;
  return { ...before, images, total, next: before.next + 1, hasMoreFailed: false };
}

function without(now: Shown, path: string): Shown {
  const images = now.images.filter((image) => image.path !== path);
  if (images.length === now.images.length) return now;
  return { ...now, images, total: now.total - 1, next: Math.max(1, now.next - 1) };
}
