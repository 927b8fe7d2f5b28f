import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  open: () => void;
  close: () => void;
};

/**
 * A native dialog over the page: the browser keeps the focus inside, closes it on Escape and gives the focus back to
 * where it was.
 */
export function useModal(): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    if (!ref.current || ref.current.open) return;
    ref.current.showModal();
    setOpen(true);
  }, []);
  const close = useCallback(() => ref.current?.close(), []);
  useEffect(() => {
    const dialog = ref.current;
    const onClose = () => setOpen(false);
    dialog?.addEventListener('close', onClose);
    return () => dialog?.removeEventListener('close', onClose);
  }, []);
  return { ref, isOpen, open, close };
}
