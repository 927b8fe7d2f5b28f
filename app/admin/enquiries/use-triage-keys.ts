import { useEffect, useEffectEvent, useRef } from 'react';
import { handlingStatuses } from '#enquiries/handling.shared.ts';
import { hasInboxShortcuts } from '../shell/Shortcuts/inbox-shortcuts.ts';
import type { OpenInboxItem } from './use-open-inbox-item.ts';
import type { Triage } from './use-triage.ts';

const fields =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const rows = 'tr[data-record]';
const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';
/** On the dialog of an open item, in which the keys go on working. */
export const triageDialog = { 'data-triage': true } as const;

type Desk = {
  opened: OpenInboxItem;
  triage: Triage;
  selectedIds: readonly number[];
  toggle: (id: number) => void;
  onAssign: (ids: readonly number[]) => void;
};

/**
 * Triage by keys: next, previous, open, tick, assign, status, spam, undo. They concern the open item, else those that
 * are ticked, else the row that has the focus; and nothing while somebody types.
 */
export function useTriageKeys({ opened, triage, selectedIds, toggle, onAssign }: Desk): void {
  const lastRow = useRef<string | undefined>(undefined);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !hasInboxShortcuts())
      return;
    if (event.target instanceof Element && event.target.closest(fields)) return;
    if (document.querySelector(`:is(${dialogs}):not([data-triage], [data-triage] *)`)) return;
    keepFocusInRow(lastRow.current);
    const focused = focusedId();
    const ids = idsToChange({ openId: opened.id, selectedIds, focused });
    const run = actionOf(event.key, { ids, focused });
    if (!run) return;
    event.preventDefault();
    run();
  });

  function actionOf(key: string, { ids, focused }: { ids: readonly number[]; focused: number | undefined }) {
    if (key === 'j') return () => step(opened, 1);
    if (key === 'k') return () => step(opened, -1);
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
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(dialogs)) return;
      lastRow.current = target.closest<HTMLElement>(rows)?.dataset.record;
    };
    addEventListener('keydown', onKey);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('focusin', onFocus);
    };
  }, []);
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

/** In the dialog the other item opens; in the list the focus moves. */
function step(opened: OpenInboxItem, by: 1 | -1): void {
  if (opened.id !== undefined) {
    const target = by === 1 ? opened.nextId : opened.previousId;
    if (target !== undefined) void opened.open(target);
    return;
  }
  const all = [...document.querySelectorAll<HTMLElement>(rows)];
  const index = all.findIndex((row) => row.contains(document.activeElement));
  const row = all[index < 0 ? 0 : index + by];
  focusRow(row);
  row?.scrollIntoView({ block: 'nearest' });
}

/** A dialog that closes, or a row that is drawn anew, drops the focus for a moment: whoever types fast goes on there. */
function keepFocusInRow(id: string | undefined): void {
  if (id === undefined || document.activeElement !== document.body) return;
  focusRow(document.querySelector<HTMLElement>(`tr[data-record="${id}"]`));
}

function focusRow(row: HTMLElement | null | undefined): void {
  row?.querySelector<HTMLElement>('[data-row-title]')?.focus();
}

function focusedId(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>(rows);
  return row ? Number(row.dataset.record) : undefined;
}
