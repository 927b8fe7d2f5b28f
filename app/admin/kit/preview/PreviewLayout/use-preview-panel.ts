import { useState, useSyncExternalStore } from 'react';
import { isPreviewWanted, keepPreviewWanted } from '../preview-choices.ts';

export type PreviewPanelState = ReturnType<typeof usePreviewPanel>;

/** Narrower windows have no room for a form and a page side by side. */
const besideQuery = '(width >= 1200px)';

/**
 * Whether the preview is open: beside the form, where this browser remembers it, or over it.
 * @param isOpenAtFirst beside the form, until somebody has closed it
 */
export function usePreviewPanel({ isOpenAtFirst = false } = {}) {
  const isBeside = useSyncExternalStore(
    subscribe,
    () => matchMedia(besideQuery).matches,
    () => true,
  );
  const [isWanted, setIsWanted] = useState(() => isPreviewWanted() ?? isOpenAtFirst);
  const [isOver, setIsOver] = useState(false);
  const set = (isOpen: boolean) => {
    if (!isBeside) return setIsOver(isOpen);
    setIsWanted(isOpen);
    keepPreviewWanted(isOpen ? 'open' : 'closed');
  };
  const isOpen = isBeside ? isWanted : isOver;
  return { isBeside, isOpen, toggle: () => set(!isOpen), close: () => set(false) };
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(besideQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
