import type { RouterContextProvider } from 'react-router';
import type { SheetFile } from '#publishing/sheets/kept-sheets.ts';
import type { Services } from '#server/services/services.ts';
import { pageContext } from '../../../page-context.ts';

type Sheet = {
  /** Of the file. */
  name: string;
  find: (services: Services, visitor: { ip: string }) => Promise<SheetFile | undefined>;
};

/** Sends a PDF of a shared list. @throws Response 404 where there is no such list, or nothing that belongs on it */
export async function sendSheet(
  context: Readonly<RouterContextProvider>,
  { name, find }: Sheet,
): Promise<Response> {
  const { services, visitor } = context.get(pageContext);
  const sheet = await services.inPrintedLanguage(() => find(services, visitor));
  if (!sheet) {
    const t = await services.wording.read();
    throw new Response(t('shortlist:sheet.missing'), { status: 404 });
  }
  return new Response(new Uint8Array(sheet.bytes), {
    headers: {
      ...{ 'content-type': 'application/pdf', 'cache-control': 'private, no-cache' },
      'content-disposition': `inline; filename="${name}"`,
      etag: `"${sheet.tag}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
