import { createContext, type ReactNode } from 'react';

/** The question before an action that cannot easily be undone. */
export type Question = {
  /** 'Delete "Statuario"?' */
  title: string;
  text?: ReactNode;
  /** The confirming button's label: 'Delete'. */
  action: string;
  /** 'danger' (the default) for destructive actions, else 'plain'. */
  tone?: 'danger' | 'plain';
};

/** Asks for confirmation. Resolves to true if the administrator confirms, else to false. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | undefined>(undefined);
