const storageKey = 'adminInboxShortcuts';

/** Whether single-letter shortcuts are on in this browser; they are by default. */
export function hasInboxShortcuts(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function keepInboxShortcuts(choice: 'on' | 'off'): void {
  localStorage.setItem(storageKey, choice);
}
