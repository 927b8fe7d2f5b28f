import { useContext } from 'react';
import { type Confirm, ConfirmContext } from './ConfirmContext.ts';

/** `if (await confirm({ title, text, action: 'Delete' })) …` @throws Error outside of the back office */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
