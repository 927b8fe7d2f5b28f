import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Palette } from './Palette.tsx';

/**
 * The palette, and what opens it. It is there and has the focus before the key that asked for it is let go: the next
 * letter is typed into it, however fast it comes.
 */
export function usePalette(onShowShortcuts: () => void): { palette: ReactNode; openPalette: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const openPalette = () => {
    flushSync(() => setIsOpen(true));
    // It focuses the field, the first thing in it.
    dialog.current?.showModal();
  };
  const palette = isOpen ? (
    <Palette dialog={dialog} onClose={() => setIsOpen(false)} onShowShortcuts={onShowShortcuts} />
  ) : null;
  return { palette, openPalette };
}
