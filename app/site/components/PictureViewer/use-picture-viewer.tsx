import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Picture } from '#content/picture/picture.ts';
import { listenForViewing } from './listen-for-viewing.ts';
import type { ViewerStart } from './PictureViewer.tsx';

type ViewerOptions = {
  pictures: readonly Picture[];
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
export function usePictureViewer({ pictures, label, onLeave }: ViewerOptions): OfferedViewer {
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
    <shown.module.PictureViewer pictures={pictures} label={label} start={shown.start} onLeave={leave} />
  ) : null;
  return { rootRef, viewer };
}
