import { type ReactNode, useDeferredValue } from 'react';
import type { Modal } from '../../behaviour/use-modal.ts';

/** Content that a modal renders only while open. The panel appears at once, a long form a moment later. */
export function WhileOpen({ modal, children }: { modal: Modal; children: () => ReactNode }) {
  const isFilled = useDeferredValue(modal.isOpen);
  return isFilled ? children() : null;
}
