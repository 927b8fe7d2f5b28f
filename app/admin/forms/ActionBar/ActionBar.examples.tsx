import type { Examples } from '../../../catalogue/examples.ts';
import { ActionBar } from './ActionBar.tsx';

const shared = { isDraftRefused: false, onCancel: () => undefined, onSaveAndStay: () => undefined };

export const examples: Examples = {
  New: <ActionBar {...shared} isNew isDirty isSaving={false} siteAddress={undefined} />,
  Saving: <ActionBar {...shared} isNew={false} isDirty isSaving siteAddress="/statuario/" />,
  Saved: <ActionBar {...shared} isNew={false} isDirty={false} isSaving={false} siteAddress="/statuario/" />,
};
