import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../../access/use-may.ts';
import { createPathOf, navigationItems } from '../navigation.ts';
import { hasInboxShortcuts } from './inbox-shortcuts.ts';
import { readStroke, type Stroke } from './key-stroke.ts';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const openDialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';
/** How long 'g' waits for the letter of a section. */
const sectionWaitMs = 1500;

/** Handles the window's keys while the shell is mounted. */
export function useShortcuts(open: { palette: () => void; help: () => void }): void {
  const awaitingUntil = useRef(0);
  const follow = useFollowStroke(open);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : null;
    const stroke = readStroke(event, {
      isTyping: target?.closest(fields) != null,
      isInDialog: document.querySelector(openDialogs) !== null,
      isAwaitingSection: event.timeStamp < awaitingUntil.current,
      hasInboxItems: hasInboxShortcuts(),
    });
    awaitingUntil.current = stroke?.kind === 'await-section' ? event.timeStamp + sectionWaitMs : 0;
    if (stroke && follow(stroke)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** @returns whether the key had an action */
function useFollowStroke(open: { palette: () => void; help: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const may = useMay();
  const go = (path: string | undefined) => {
    if (path) void navigate(path);
    return path !== undefined;
  };
  return (stroke: Stroke): boolean => {
    if (stroke.kind === 'palette' || stroke.kind === 'help') {
      open[stroke.kind]();
      return true;
    }
    if (stroke.kind === 'search') return focusSearch();
    if (stroke.kind === 'section')
      return go(navigationItems.find(({ key, permission }) => key === stroke.key && may(permission))?.to);
    if (stroke.kind === 'await-section') return true;
    if (!may('content')) return false;
    const section = navigationItems.find((item) => item.create && pathname.startsWith(item.to));
    return go(section && createPathOf(section));
  };
}

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main :is([role="searchbox"], input[type="search"])');
  box?.focus();
  return box !== null;
}
