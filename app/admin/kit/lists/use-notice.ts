import { type ReactNode, useState } from 'react';

/** The page's own message about the last action. */
export type Notice = { kind: 'error' | 'success' | 'info'; content: ReactNode };
export type TellNotice = (notice: Notice | undefined) => void;

export function useNotice() {
  const [notice, tell] = useState<Notice>();
  return { notice, tell };
}
