import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { enterLayer, type Layer, leaveLayer } from './layer-history.ts';

export type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  /** @param opener gets the focus back; needed because some browsers do not focus a clicked element */
  open: (opener?: HTMLElement) => void;
  close: () => void;
};

/**
 * A native dialog over the page: the browser keeps the focus inside, closes it on Escape and returns the focus
 * afterwards. A click on the dialog itself, outside its content, closes it as well, and so does Back.
 */
export function useModal(): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const layer = useRef<Layer>({ close: () => ref.current?.close() });
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((openedBy?: HTMLElement) => {
    if (!ref.current || ref.current.open) return;
    opener.current = openedBy;
    keepScrollbarWidth();
    ref.current.showModal();
    void enterLayer(layer.current);
    setOpen(true);
  }, []);
  const close = useCallback(() => ref.current?.close(), []);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let pressed: EventTarget | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    const { current: ownLayer } = layer;
    const onClose = () => {
      leaveLayer(ownLayer);
      setOpen(false);
      opener.current?.focus({ preventScroll: true });
    };
    // A press that began on text and ended outside it is a text selection and must not close the dialog.
    const onPress = ({ target }: Event) => {
      pressed = target;
    };
    const onClick = ({ target }: Event) => {
      if (target === dialog && pressed === dialog) dialog.close();
    };
    dialog.addEventListener('close', onClose, { signal });
    dialog.addEventListener('pointerdown', onPress, { signal });
    dialog.addEventListener('click', onClick, { signal });
    return () => {
      listening.abort();
      leaveLayer(ownLayer);
    };
  }, []);
  return { ref, isOpen, open, close };
}

/** Set before the scrollbar disappears: the styles then keep the page behind the dialog at its width. */
function keepScrollbarWidth(): void {
  const { documentElement: root } = document;
  // Under another dialog the scrollbar is hidden already.
  if (!document.querySelector('dialog:modal'))
    root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
}
