import type { MessageKind } from '../Message/Message.tsx';

/** What can be done about a notice: goes somewhere, or does something and takes the notice away. */
export type NoticeAction = { label: string } & ({ href: string } | { run: () => void });

export type Notice = {
  id: string;
  text: string;
  kind: MessageKind;
  action?: NoticeAction | undefined;
  /**
   * When it goes by itself: with the page it was told on, with the page after it because it is told on the way there,
   * or never, because what it says must not be lost.
   */
  stays: 'on-this-page' | 'on-next-page' | 'until-dismissed';
};

type NoticeInput = Pick<Notice, 'text'> & Partial<Notice>;

const shownAtMost = 3;
let notices: readonly Notice[] = [];
let lastNumber = 0;
const listeners = new Set<() => void>();

/** Tells what was done or went wrong. The same words, or the same id, take the place of a notice before. @returns its id */
export function showNotice(input: NoticeInput): string {
  lastNumber += 1;
  const notice: Notice = { kind: 'success', stays: 'on-this-page', id: `notice-${lastNumber}`, ...input };
  const others = notices.filter(({ id, text }) => id !== notice.id && text !== notice.text);
  change([...others, notice].slice(-shownAtMost));
  return notice.id;
}

export function hideNotice(id: string): void {
  change(notices.filter((notice) => notice.id !== id));
}

/** What was told on the page before is read by now; what was told on the way belongs to this one. */
export function passToNextPage(): void {
  change(
    notices
      .filter(({ stays }) => stays !== 'on-this-page')
      .map((notice) => (notice.stays === 'on-next-page' ? { ...notice, stays: 'on-this-page' } : notice)),
  );
}

export function readNotices(): readonly Notice[] {
  return notices;
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
