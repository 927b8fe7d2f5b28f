import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../../kit/access/use-may.ts';
import { createPathOf, navigationItems } from '../navigation.ts';
import { hasInboxShortcuts } from './inbox-shortcuts.ts';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const openDialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';
/** How long 'g' waits for the letter of a section. */
const sectionWaitMs = 1500;

/** What a key does in the shell. */
type Stroke =
  | { kind: 'palette' | 'help' | 'search' | 'create' | 'await-section' }
  | { kind: 'section'; key: string };

const byKey = new Map(
  Object.entries<Stroke>({
    '?': { kind: 'help' },
    '/': { kind: 'search' },
    n: { kind: 'create' },
    g: { kind: 'await-section' },
  }),
);

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

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

type Situation = {
  /** The focus is in a field, which receives letters. */
  isTyping: boolean;
  /** A dialog is open, and the page behind it must not react. */
  isInDialog: boolean;
  /** 'g' was pressed just before. */
  isAwaitingSection: boolean;
  /** Whether single-letter shortcuts are switched on (WCAG 2.1.4). */
  hasInboxItems: boolean;
};

/** The shell's action for a key in its context; undefined if it has none. */
export function readStroke(key: Key, situation: Situation): Stroke | undefined {
  if (situation.isInDialog) return undefined;
  const isCommand = key.ctrlKey || key.metaKey;
  // The palette's shortcut has a modifier, so that it also works in fields.
  if (isCommand && !key.altKey && key.key.toLowerCase() === 'k') return { kind: 'palette' };
  if (isCommand || key.altKey || situation.isTyping || !situation.hasInboxItems) return undefined;
  if (situation.isAwaitingSection && /^[a-z]$/.test(key.key)) return { kind: 'section', key: key.key };
  return byKey.get(key.key);
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
