import { createContext, type ReactNode } from 'react';

/** What is asked before something is done that can't simply be taken back. */
export type Question = {
  /** 'Delete "Statuario"?' */
  title: string;
  text?: ReactNode;
  /** What the button that goes ahead says: 'Delete'. */
  action: string;
  /** 'danger' (the default) for what destroys, 'plain' for the rest. */
  tone?: 'danger' | 'plain';
};

/** Asks in the page. Resolves to true when the administrator goes ahead, to false in every other case. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | undefined>(undefined);
