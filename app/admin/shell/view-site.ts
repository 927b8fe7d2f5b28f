import { addressOnSite } from '../document-facts.ts';
import { messageOf } from '../kit/api/message-of.ts';
import { blockedPreviewMessage, openTab } from '../kit/api/open-preview.ts';
import { requestApi } from '../kit/api/request-api.ts';
import { showNotice } from '../kit/notices/Notices/notice-store.ts';

/** Opens the site in a tab of its own, also while visitors do not see it, and tells where that cannot be. */
export async function viewSite(): Promise<void> {
  try {
    const isOpened = await openTab(async () => {
      const { data } = await requestApi<{ href: string }>('/previews/site', { method: 'POST', body: {} });
      return addressOnSite(data.href);
    });
    if (!isOpened) showNotice({ text: blockedPreviewMessage, kind: 'error' });
  } catch (error) {
    showNotice({ text: messageOf(error), kind: 'error' });
  }
}
