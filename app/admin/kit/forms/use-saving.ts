import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Base, FormValues, StoredRecord } from '../api/form-values.ts';
import { t } from '../language/t.ts';
import type { SaveOutcome } from './save-outcome.ts';
import type { FormState } from './use-form-state.ts';
import type { FieldMessages } from './validate-values.ts';

export type After = 'leave' | 'stay';

/** How something is saved: what happens then, and whether visitors are to see it. */
type Manner = { after: After; isDraft: boolean };

/** Why the last save failed. */
export type Failure = {
  /** Validation in the form failed, the request failed, or the record no longer exists. */
  kind: 'check' | 'failed' | 'vanished';
  message: string;
  fields: FieldMessages;
  /** Distinguishes one failure from the previous one, so that the focus moves again. */
  count: number;
};

/** How the edited values are saved. */
export type SavingRules = {
  /** Errors that the form can find without the server. */
  check: (values: FormValues, base: Base) => FieldMessages;
  /** Asks for confirmation if something would be lost. @returns whether to continue */
  confirm: (values: FormValues, base: Base) => Promise<boolean>;
  /** Never throws. `isDraft` is of documents, which have a draft beside what visitors see. */
  send: (values: FormValues, base: Base, options: { isDraft: boolean }) => Promise<SaveOutcome>;
};

export type Saving = ReturnType<typeof useSaving>;

type SavingOptions = {
  rules: SavingRules;
  form: FormState;
  /** How many files are being uploaded: if saved meanwhile, the record would miss them. */
  uploads: number;
  onSaved: (stored: StoredRecord, saved: Manner & { wasNew: boolean }) => void;
};

/** Validates, asks for confirmation if needed, sends once, and keeps everything that was typed whatever the outcome. */
export function useSaving({ rules, form, uploads, onSaved }: SavingOptions) {
  const [isSaving, setIsSaving] = useState(false);
  const { failure, refuse, clear } = useFailure(form);
  const [conflict, setConflict] = useState<Manner & { theirs: StoredRecord }>();
  const isBusy = useRef(false);
  const settle = (outcome: SaveOutcome, sent: Manner & { values: FormValues; base: Base }): boolean => {
    const { after, isDraft } = sent;
    if (outcome.kind === 'stale') setConflict({ theirs: outcome.theirs, after, isDraft });
    else if (outcome.kind !== 'saved') return refuse(outcome);
    else {
      clear();
      form.settle(outcome.stored, sent.values);
      onSaved(outcome.stored, { wasNew: sent.base.id === undefined, after, isDraft });
    }
    return outcome.kind === 'saved';
  };

  /** @returns whether it is stored now */
  const save = async (after: After, { isDraft = false } = {}): Promise<boolean> => {
    if (isBusy.current) return false;
    if (uploads > 0) {
      return refuse({
        kind: 'failed',
        message: t('A file is still being sent; save again when it is there.'),
      });
    }
    isBusy.current = true;
    try {
      const { values, base } = form.latest.current;
      const fields = rules.check(values, base);
      if (Object.keys(fields).length > 0) return refuse({ kind: 'check', fields });
      if (!(await rules.confirm(values, base))) return false;
      setIsSaving(true);
      return settle(await rules.send(values, base, { isDraft }), { values, base, after, isDraft });
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  };
  // What 'Save and stay' does, whichever button was pressed before.
  useSaveKey(() => void save('stay'));
  const endConflict = () => setConflict(undefined);
  const saveMerged = (merged: FormValues) => {
    if (!conflict) return;
    form.rebase(conflict.theirs, merged);
    endConflict();
    void save(conflict.after, conflict);
  };
  return { save, isSaving, failure, conflict, endConflict, saveMerged };
}

/** The last failure, whose messages are shown beside the fields. */
function useFailure(form: FormState) {
  const [failure, setFailure] = useState<Failure>();
  const count = useRef(0);
  /** @returns false, for what is not saved */
  const refuse = (reason: { kind: Failure['kind']; message?: string; fields?: FieldMessages }): false => {
    count.current += 1;
    const { kind, message = '', fields = {} } = reason;
    setFailure({ kind, message, fields, count: count.current });
    form.setMessages(fields);
    return false;
  };
  return { failure, refuse, clear: () => setFailure(undefined) };
}

/** Ctrl+S or Cmd+S, unless a dialog is open in front of the form. */
function useSaveKey(onSave: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    const isCovered = document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]');
    if (!isCovered) onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
