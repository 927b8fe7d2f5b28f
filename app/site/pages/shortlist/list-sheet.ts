import { pageContext } from '../../../page-context.ts';
import type { Route } from './+types/list-sheet.ts';

/** A shared list as PDF. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { services, visitor } = context.get(pageContext);
  const sheet = await services.inPrintedLanguage(async () => {
    const list = await services.shortlists.find(params.shortlistId);
    return list && services.listSheets.find(list, visitor);
  });
  if (!sheet) {
    const t = await services.wording.read();
    throw new Response(t('shortlist:sheet.missing'), { status: 404 });
  }
  return new Response(new Uint8Array(sheet.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="shortlist.pdf"',
      etag: `"${sheet.tag}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
