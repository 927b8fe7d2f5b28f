import { blockedPreviewMessage, openPreview } from '../api/open-preview.ts';
import { messageOf } from '../shell/message-of.ts';
import type { ListPath } from './list-definition.ts';
import type { TellNotice } from './use-notice.ts';

/** Previews a record of a list. */
export function usePreview(path: ListPath, tell: TellNotice) {
  return async function preview(id: number): Promise<void> {
    try {
      if (!(await openPreview({ path, id }))) tell({ kind: 'error', content: blockedPreviewMessage });
    } catch (error) {
      tell({ kind: 'error', content: messageOf(error) });
    }
  };
}
