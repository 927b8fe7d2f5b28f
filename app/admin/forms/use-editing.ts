import { useState } from 'react';
import { type Base, hasChanges, type StoredRecord } from './form-values.ts';
import { useDraft } from './use-draft.ts';
import { useFormState } from './use-form-state.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type EditingOptions = {
  /** Undefined for something new. */
  stored: StoredRecord | undefined;
  readBase: (stored: StoredRecord | undefined) => Base;
  /** Tells its drafts in this browser from those of others. */
  draftPath: string;
};

export type Editing = ReturnType<typeof useEditing>;

/** The values of a form, their draft in this browser and the history, for records and site documents alike. */
export function useEditing({ stored, readBase, draftPath }: EditingOptions) {
  const form = useFormState(stored, readBase);
  const draft = useDraft(draftPath, form);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const hasUnsaved = () => hasChanges(form.latest.current.values, form.latest.current.base.values);
  const guard = useLeaveGuard({ hasUnsaved, onGiveUp: draft.end });

  function restoreDraft(): void {
    const { offer } = draft;
    if (!offer) return;
    const base = { ...form.base, etag: offer.etag, values: { ...form.base.values, ...offer.base } };
    form.replace({ base, values: { ...base.values, ...offer.values } });
    draft.settleOffer();
  }

  return { form, draft, guard, restoreDraft, isHistoryOpen, setIsHistoryOpen };
}
