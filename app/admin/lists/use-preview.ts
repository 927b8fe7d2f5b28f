import { requestApi } from '../api/request-api.ts';
import type { ListPath } from './list-definition.ts';
import { reasonOf } from './notify-undo.ts';
import type { TellNotice } from './use-notice.ts';

/** Shows a record in a window of its own as a visitor would see it, draft or not. */
export function usePreview(path: ListPath, tell: TellNotice) {
  return async function preview(id: number): Promise<void> {
    // Opened within the click, before the response: later the browser would block the window.
    const view = window.open('', '_blank');
    try {
      const { data } = await requestApi<{ address: string }>('/previews', {
        method: 'POST',
        body: { path, id },
      });
      if (view) view.location.href = data.address;
      else tell({ kind: 'error', content: 'The browser did not let the preview open in a new window.' });
    } catch (error) {
      view?.close();
      tell({ kind: 'error', content: reasonOf(error) });
    }
  };
}
