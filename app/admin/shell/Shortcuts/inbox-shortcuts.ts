const storageKey = 'adminInboxShortcuts';

/** Whether shortcuts of a single letter are on, as this browser was told; they are unless switched off. */
export function hasInboxShortcuts(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function keepInboxShortcuts(choice: 'on' | 'off'): void {
  localStorage.setItem(storageKey, choice);
}
