import { type ReactNode, useState } from 'react';

/** What the page itself has to say about the last thing that was tried. */
export type Notice = { kind: 'error' | 'success' | 'info'; content: ReactNode };
export type TellNotice = (notice: Notice | undefined) => void;

export function useNotice() {
  const [notice, tell] = useState<Notice>();
  return { notice, tell };
}
