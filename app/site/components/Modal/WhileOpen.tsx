import { type ReactNode, useDeferredValue } from 'react';
import type { Modal } from '../../behaviour/use-modal.ts';

/** What a modal holds only while it is open. The panel comes at once, a long form a moment after it. */
export function WhileOpen({ modal, children }: { modal: Modal; children: () => ReactNode }) {
  const isFilled = useDeferredValue(modal.isOpen);
  return isFilled ? children() : null;
}
