import type { MessageKind } from '../Message/Message.tsx';

/** The action of a notice: a link, or a function that also dismisses the notice. */
export type NoticeAction = { label: string } & ({ href: string } | { run: () => void });

export type Notice = {
  id: string;
  text: string;
  kind: MessageKind;
  action?: NoticeAction | undefined;
  /**
   * When it is removed automatically: when this page is left, when the next page is left (for notices shown while
   * navigating), or never, because the message must not be lost.
   */
  stays: 'on-this-page' | 'on-next-page' | 'until-dismissed';
};

type NoticeInput = Pick<Notice, 'text'> & Partial<Notice>;

const shownAtMost = 3;
let notices: readonly Notice[] = [];
let lastNumber = 0;
const listeners = new Set<() => void>();

/** Shows a notice, replacing one with the same text or id. @returns its id */
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

/** Removes the previous page's notices and assigns those shown while navigating to this page. */
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
