const storageKey = 'adminLetterShortcuts';

/** Whether shortcuts of a single letter are on, as this browser was told; they are unless switched off. */
export function hasLetterShortcuts(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function keepLetterShortcuts(choice: 'on' | 'off'): void {
  localStorage.setItem(storageKey, choice);
}
