import type { ReactNode } from 'react';

/** What stands around a form that is one step among others, in place of the head and the bar of a page of its own. */
export type FormFrame = {
  /** Where one comes to once it is saved. */
  leadsTo: string;
  /** `actions`: of the form itself. */
  head: (actions: ReactNode) => ReactNode;
  bar: (isSaving: boolean) => ReactNode;
};
