/** What a key does in the shell. */
export type Stroke =
  | { kind: 'palette' | 'help' | 'search' | 'create' | 'await-section' }
  | { kind: 'section'; key: string };

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

const byKey: Record<string, Stroke> = {
  '?': { kind: 'help' },
  '/': { kind: 'search' },
  n: { kind: 'create' },
  g: { kind: 'await-section' },
};

/** The shell's action for a key in its context; undefined if it has none. */
export function readStroke(key: Key, situation: Situation): Stroke | undefined {
  if (situation.isInDialog) return undefined;
  const isCommand = key.ctrlKey || key.metaKey;
  // The palette's shortcut has a modifier, so that it also works in fields.
  if (isCommand && !key.altKey && key.key.toLowerCase() === 'k') return { kind: 'palette' };
  if (isCommand || key.altKey || situation.isTyping || !situation.hasInboxItems) return undefined;
  if (situation.isAwaitingSection && /^[a-z]$/.test(key.key)) return { kind: 'section', key: key.key };
  return byKey[key.key];
}
