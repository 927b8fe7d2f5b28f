import { messageOf } from '../api/message-of.ts';
import { t } from '../language/t.ts';
import { showNotice } from './Notices/notice-store.ts';

/** Shows what was done, with a button that undoes it. `undo` reverts the action. */
export function notifyUndo(done: { id?: string; message: string; undo: () => Promise<string> }): void {
  const { id, message } = done;
  showNotice({
    ...(id && { id }),
    text: message,
    action: { label: t('Undo'), run: () => void takeBack(done.undo) },
  });
}

async function takeBack(undo: () => Promise<string>): Promise<void> {
  try {
    showNotice({ text: await undo() });
  } catch (error) {
    showNotice({ text: messageOf(error), kind: 'error' });
  }
}
