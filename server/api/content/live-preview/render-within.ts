import { randomUUID } from 'node:crypto';
import type { Pages } from '../../../pages/page-renderer.ts';
import type { Services } from '../../../services/services.ts';

/** Longer than any page takes; a page that hangs must not hold the transaction. */
const patienceMs = 5_000;
const maxRedirects = 3;

/** Renders the page of a path by the services of a transaction, wherever the path leads. */
export function renderWithin(
  services: Services,
  { pages, signal }: { pages: Pages; signal: AbortSignal },
): (path: string) => Promise<{ html: string; page: string }> {
  const context = {
    services,
    nonce: randomUUID(),
    findStyles: pages.findStyles,
    getFiles: pages.getFiles,
    visitor: { ip: '', userAgent: '' },
    isWithinOther: false,
    onForeignMedia: () => {},
    onQueryRead: () => {},
    onFailure: () => {},
  };
  const patient = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  return async (path) => {
    let page = path;
    for (let step = 0; ; step += 1) {
      const request = new Request(new URL(page, services.publicUrl), { signal: patient });
      const response = await pages.renderer.render(request, context);
      const location = response.headers.get('location');
      if (location === null || step === maxRedirects) return { html: await response.text(), page };
      page = pathIn(location, services.publicUrl);
    }
  };
}

function pathIn(location: string, publicUrl: string): string {
  const { pathname, search } = new URL(location, publicUrl);
  return pathname + search;
}
