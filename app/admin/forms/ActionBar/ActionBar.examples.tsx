import type { Examples } from '../../../catalogue/examples.ts';
import { ActionBar } from './ActionBar.tsx';

const shared = { isDraftRefused: false, onCancel: () => undefined, onSaveAndStay: () => undefined };

export const examples: Examples = {
  New: <ActionBar {...shared} isNew isDirty isSaving={false} sitePath={undefined} />,
  Saving: <ActionBar {...shared} isNew={false} isDirty isSaving sitePath="/statuario/" />,
  'With a draft beside what is published': (
    <ActionBar
      {...shared}
      isNew={false}
      isDirty={false}
      isSaving={false}
      sitePath="/"
      onSaveDraft={() => undefined}
    />
  ),
  Saved: <ActionBar {...shared} isNew={false} isDirty={false} isSaving={false} sitePath="/statuario/" />,
};
