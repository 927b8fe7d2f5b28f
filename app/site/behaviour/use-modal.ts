import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  /** @param opener gets the focus back; needed where a browser does not focus what is clicked */
  open: (opener?: HTMLElement) => void;
  close: () => void;
};

/**
 * A native dialog over the page: the browser keeps the focus inside, closes it on Escape and gives the focus back to
 * where it was. A click on the dialog itself, beside everything it holds, closes it as well.
 */
export function useModal(): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((openedBy?: HTMLElement) => {
    if (!ref.current || ref.current.open) return;
    opener.current = openedBy;
    keepScrollbarWidth();
    ref.current.showModal();
    setOpen(true);
  }, []);
  const close = useCallback(() => ref.current?.close(), []);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let pressed: EventTarget | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    const onClose = () => {
      setOpen(false);
      opener.current?.focus({ preventScroll: true });
    };
    // A press that began on a word and ended beside it selects text and closes nothing.
    const onPress = ({ target }: Event) => {
      pressed = target;
    };
    const onClick = ({ target }: Event) => {
      if (target === dialog && pressed === dialog) dialog.close();
    };
    dialog.addEventListener('close', onClose, { signal });
    dialog.addEventListener('pointerdown', onPress, { signal });
    dialog.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, []);
  return { ref, isOpen, open, close };
}

/** Told to the styles before the scrollbar goes: they keep the page behind the dialog as wide as it was. */
function keepScrollbarWidth(): void {
  const { documentElement: root } = document;
  // Under another dialog it has gone already.
  if (!document.querySelector('dialog:modal'))
    root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
}
