import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Palette } from './Palette.tsx';

/**
 * The palette, and the function that opens it. It is rendered and focused synchronously, so that keys pressed right
 * after the shortcut are typed into it.
 */
export function usePalette(onShowShortcuts: () => void): { palette: ReactNode; openPalette: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const openPalette = () => {
    flushSync(() => setIsOpen(true));
    // Focuses the search field, which is its first element.
    dialog.current?.showModal();
  };
  const palette = isOpen ? (
    <Palette dialog={dialog} onClose={() => setIsOpen(false)} onShowShortcuts={onShowShortcuts} />
  ) : null;
  return { palette, openPalette };
}
