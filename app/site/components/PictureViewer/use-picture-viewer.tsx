import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Units } from '#content/facts/units.shared.ts';
import { isPlainClick } from '../../behaviour/is-plain-click.ts';
import type { ViewerStart } from './PictureViewer.tsx';
import type { MeasuredPicture } from './ViewedPicture.tsx';

/** How far two fingers must spread before a picture opens. */
const pinchFactor = 1.15;
/** The zoom of a picture that was opened by a pinch or by the wheel. */
const openedFactor = 2;

type ViewerOptions = {
  pictures: readonly MeasuredPicture[];
  /** Those of scale bars, unless the visitor has chosen others. */
  units?: Units;
  /** The accessible name of the dialog. */
  label: string;
  /** Receives the picture that was shown last. */
  onLeave?: (index: number) => void;
};

type OfferedViewer = {
  /** On the element that holds a link with `data-zoom` for each picture, in their order. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** Can be rendered anywhere; empty until a picture is opened. */
  viewer: ReactNode;
};

type Loaded = typeof import('./PictureViewer.tsx');

/**
 * Opens the pictures that links with `data-zoom` lead to over the page. The viewer is loaded when somebody is likely
 * to use it; if that fails, the browser follows the link to the original.
 */
export function usePictureViewer({ onLeave, ...shownWith }: ViewerOptions): OfferedViewer {
  const rootRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ module: Loaded; start: ViewerStart }>();
  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    const load = () => import('./PictureViewer.tsx');
    return listenForViewing(root, {
      prepare: () => void load().catch(() => undefined),
      open: (start, url) => {
        load().then(
          (module) => setShown({ module, start }),
          () => location.assign(url),
        );
      },
    });
  }, []);
  const leave = (index: number) => {
    setShown(undefined);
    onLeave?.(index);
  };
  const viewer = shown ? (
    <shown.module.PictureViewer {...shownWith} start={shown.start} onLeave={leave} />
  ) : null;
  return { rootRef, viewer };
}

type Handlers = {
  /** Called when somebody is likely to open a picture. */
  prepare: () => void;
  /** @param url of the original */
  open: (start: ViewerStart, url: string) => void;
};

/**
 * A click, the wheel with ctrl and a pinch open the picture of a link with `data-zoom`.
 * @returns a function that stops it
 */
function listenForViewing(root: HTMLElement, { prepare, open }: Handlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const view = (link: HTMLAnchorElement, zoom?: ViewerStart['zoom']) => {
    const links = [...root.querySelectorAll<HTMLElement>('[data-zoom]')];
    open({ index: links.indexOf(link), opener: link, loaded: links.map(loadedUrl), zoom }, link.href);
  };
  const onPointerOver = ({ target }: Event) => {
    if (linkOf(target)) prepare();
  };
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event.target);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    view(link);
  };
  const onWheel = (event: WheelEvent) => {
    const link = event.ctrlKey && event.deltaY < 0 ? linkOf(event.target) : undefined;
    if (!link) return;
    event.preventDefault();
    view(link, { factor: openedFactor, clientX: event.clientX, clientY: event.clientY });
  };
  root.addEventListener('pointerover', onPointerOver, { signal });
  root.addEventListener('focusin', onPointerOver, { signal });
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('wheel', onWheel, { signal, passive: false });
  listenForPinch(root, { signal, view });
  return () => listening.abort();
}

type PinchOptions = {
  signal: AbortSignal;
  view: (link: HTMLAnchorElement, zoom: ViewerStart['zoom']) => void;
};

/** Once scripts run, pinches on pictures are handled here: see `touch-action` at the links. */
function listenForPinch(root: HTMLElement, { signal, view }: PinchOptions): void {
  let began = 0;
  root.dataset.pinches = 'true';
  const onStart = ({ touches }: TouchEvent) => {
    began = spanOf(touches);
  };
  const onMove = ({ touches, target }: TouchEvent) => {
    const [one, other] = touches;
    const link = linkOf(target);
    if (began === 0 || !one || !other || !link || spanOf(touches) < began * pinchFactor) return;
    began = 0;
    const [clientX, clientY] = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
    view(link, { factor: openedFactor, clientX, clientY });
  };
  root.addEventListener('touchstart', onStart, { signal, passive: true });
  root.addEventListener('touchmove', onMove, { signal, passive: true });
}

/** The distance between two fingers; 0 unless there are two. */
function spanOf({ 0: one, 1: other, length }: TouchList): number {
  if (!one || !other || length !== 2) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[data-zoom]')) || undefined;
}

function loadedUrl(link: HTMLElement): string {
  const image = link.querySelector('img');
  const isLoaded = image?.complete && image.naturalWidth > 0 && image.dataset.placeholder !== 'true';
  return isLoaded ? image.currentSrc : '';
}
