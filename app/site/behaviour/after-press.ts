let isPressing = false;
const ends = ['pointerup', 'pointercancel'] as const;

function note({ type }: Event): void {
  isPressing = type === 'pointerdown';
}

if (!import.meta.env.SSR) for (const name of ['pointerdown', ...ends]) addEventListener(name, note, true);

/**
 * Does something once the press that is under way is over, so that what is pressed does not move from under the pointer;
 * at once where nothing is pressed.
 */
export function afterPress(work: () => void): void {
  if (!isPressing) {
    work();
    return;
  }
  const waiting = new AbortController();
  const finish = () => {
    waiting.abort();
    setTimeout(work);
  };
  for (const name of ends) addEventListener(name, finish, { signal: waiting.signal });
}
