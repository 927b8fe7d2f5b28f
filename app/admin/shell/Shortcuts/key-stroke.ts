/** What a key asks the shell for. */
export type Stroke =
  | { kind: 'palette' | 'help' | 'search' | 'create' | 'await-section' }
  | { kind: 'section'; key: string };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

type Situation = {
  /** The focus is in a field: letters belong to it. */
  isTyping: boolean;
  /** A dialog is open: nothing behind it may happen. */
  isInDialog: boolean;
  /** 'g' was pressed just before. */
  isAwaitingSection: boolean;
  /** Whether the administrator wants shortcuts of a single letter (WCAG 2.1.4). */
  hasInboxItems: boolean;
};

const byKey: Record<string, Stroke> = {
  '?': { kind: 'help' },
  '/': { kind: 'search' },
  n: { kind: 'create' },
  g: { kind: 'await-section' },
};

/** What a key means where it was pressed; undefined where it is not for the shell. */
export function readStroke(key: Key, situation: Situation): Stroke | undefined {
  if (situation.isInDialog) return undefined;
  const isCommand = key.ctrlKey || key.metaKey;
  // The palette asks for a modifier, so that it never takes a letter from a field.
  if (isCommand && !key.altKey && key.key.toLowerCase() === 'k') return { kind: 'palette' };
  if (isCommand || key.altKey || situation.isTyping || !situation.hasInboxItems) return undefined;
  if (situation.isAwaitingSection && /^[a-z]$/.test(key.key)) return { kind: 'section', key: key.key };
  return byKey[key.key];
}
