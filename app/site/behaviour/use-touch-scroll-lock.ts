import { useEffect } from 'react';
import type { Modal } from './use-modal.ts';

/**
 * Keeps touch from scrolling the page behind an open dialog. Some browsers pass the gesture on to the page if the
 * dialog has nothing to scroll, regardless of its overflow.
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
