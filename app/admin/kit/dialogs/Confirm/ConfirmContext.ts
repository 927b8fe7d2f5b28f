import { createContext, type ReactNode } from 'react';

/** What is asked before an action that cannot easily be undone. */
export type Confirmation = {
  /** 'Delete "Statuario"?' */
  title: string;
  text?: ReactNode;
  /** The confirming button's label: 'Delete'. */
  action: string;
  /** 'danger' (the default) for destructive actions, else 'plain'. */
  tone?: 'danger' | 'plain';
};

/** Asks for confirmation. Resolves to true if the administrator confirms, else to false. */
export type Confirm = (confirmation: Confirmation) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | undefined>(undefined);
