import { requestApi } from './request-api.ts';

type PreviewOptions = {
  /** The path of the entity in the API: `products`. */
  path: string;
  id: number;
  /** Runs before the preview is requested. @returns whether to continue */
  prepare?: () => Promise<boolean>;
};

/**
 * Opens a record in a tab of its own as a visitor would see it, draft or not.
 * @returns whether the browser let it open
 * @throws ApiError
 */
export async function openPreview({ path, id, prepare }: PreviewOptions): Promise<boolean> {
  // Opened within the click itself: browsers block a window that opens later as a pop-up.
  const view = window.open('', '_blank');
  try {
    if (prepare && !(await prepare())) {
      view?.close();
      return true;
    }
    const { data } = await requestApi<{ href: string }>('/previews', {
      method: 'POST',
      body: { path, id },
    });
    if (view) view.location.href = data.href;
    return view !== null;
  } catch (error) {
    view?.close();
    throw error;
  }
}

export const blockedPreviewMessage = 'The browser did not let the preview open in a new tab.';
