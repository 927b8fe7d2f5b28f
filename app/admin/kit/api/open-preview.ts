import { t } from '../language/t.ts';
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
export function openPreview({ path, id, prepare }: PreviewOptions): Promise<boolean> {
  return openTab(async () => {
    if (prepare && !(await prepare())) return undefined;
    const { data } = await requestApi<{ href: string }>('/previews', { method: 'POST', body: { path, id } });
    return data.href;
  });
}

/**
 * Opens an address that is asked for in a tab of its own.
 * @param findHref undefined where nothing is to be opened after all
 * @returns whether the browser let it open
 */
export async function openTab(findHref: () => Promise<string | undefined>): Promise<boolean> {
  // Opened within the click itself: browsers block a window that opens later as a pop-up.
  const view = window.open('', '_blank');
  try {
    const href = await findHref();
    if (href === undefined) view?.close();
    else if (view) view.location.href = href;
    return view !== null || href === undefined;
  } catch (error) {
    view?.close();
    throw error;
  }
}

export const blockedPreviewMessage = t('The browser did not let the preview open in a new tab.');
