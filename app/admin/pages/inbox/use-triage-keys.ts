import { useEffect, useEffectEvent, useRef } from 'react';
import { handlingStatuses } from '#inbox/submit/handling.shared.ts';
import { hasInboxShortcuts } from '../../shell/Shortcuts/inbox-shortcuts.ts';
import { focusedItem, focusItem, itemAt, keepFocusIn } from './triage-focus.ts';
import type { InboxSteps } from './use-inbox-steps.ts';
import type { OpenInboxItem } from './use-open-inbox-item.ts';
import type { Triage } from './use-triage.ts';

const fields =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';
/** On the dialog of an open item, in which the keys go on working. */
export const triageDialog = { 'data-triage': true } as const;

type TriageKeys = {
  opened: OpenInboxItem;
  steps: Pick<InboxSteps, 'step'>;
  triage: Triage;
  selectedIds: readonly number[];
  toggle: (id: number) => void;
  onAssign: (ids: readonly number[]) => void;
};

/**
 * Triage by keys: next, previous, open, tick, assign, status, spam, undo. They concern the open item, else those that
 * are ticked, else the row that has the focus; and nothing while somebody types.
 */
export function useTriageKeys({ opened, steps, triage, selectedIds, toggle, onAssign }: TriageKeys): void {
  const lastId = useLastItem(opened.id);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !hasInboxShortcuts())
      return;
    if (event.target instanceof Element && event.target.closest(fields)) return;
    if (document.querySelector(`:is(${dialogs}):not([data-triage], [data-triage] *)`)) return;
    if (opened.id === undefined) keepFocusIn(lastId.current);
    const focused = focusedItem();
    const ids = idsToChange({ openId: opened.id, selectedIds, focused });
    const run = actionOf(event.key, { ids, focused });
    if (!run) return;
    event.preventDefault();
    run();
  });

  function actionOf(key: string, { ids, focused }: { ids: readonly number[]; focused: number | undefined }) {
    if (key === 'j') return () => steps.step(1);
    if (key === 'k') return () => steps.step(-1);
    if (key === 'z') return () => void triage.undo();
    if (ids.length === 0) return undefined;
    if (key === 'a') return () => onAssign(ids);
    if (key === '!') return () => void triage.change(ids, { status: 'spam' });
    if (key === 'x' && focused !== undefined) return () => toggle(focused);
    if (key === 'o' && focused !== undefined) return () => void opened.open(focused);
    const status = /^[1-9]$/.test(key) ? handlingStatuses[Number(key) - 1] : undefined;
    return status && (() => void triage.change(ids, { status }));
  }

  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The item that was open or had the focus last. The row of one that is closed gets the focus, at once. */
function useLastItem(openId: number | undefined) {
  const lastId = useRef<number | undefined>(undefined);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (openId !== undefined) lastId.current = openId;
    else if (wasOpen.current && lastId.current !== undefined) focusItem(lastId.current);
    wasOpen.current = openId !== undefined;
  }, [openId]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(dialogs)) lastId.current = itemAt(target);
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);
  return lastId;
}

function idsToChange(at: {
  openId: number | undefined;
  selectedIds: readonly number[];
  focused: number | undefined;
}): readonly number[] {
  if (at.openId !== undefined) return [at.openId];
  if (at.selectedIds.length > 0) return at.selectedIds;
  return at.focused === undefined ? [] : [at.focused];
}
