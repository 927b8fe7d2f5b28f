import { useEffect } from 'react';
import type { Modal } from './use-modal.ts';

/**
 * Keeps the page behind an open dialog where it is under a finger. Some browsers let a dialog that has nothing to
 * scroll hand the movement on to the page, whatever its overflow says.
 */
export function useTouchScrollLock({ ref, isOpen }: Pick<Modal, 'ref' | 'isOpen'>): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const holdStill = (event: TouchEvent) => {
      const isPinch = event.touches.length > 1;
      if (!isPinch && event.cancelable && dialog.scrollHeight <= dialog.clientHeight) event.preventDefault();
    };
    dialog.addEventListener('touchmove', holdStill, { passive: false });
    return () => dialog.removeEventListener('touchmove', holdStill);
  }, [ref, isOpen]);
}
