import { pageContext } from '../../../page-context.ts';
import type { Route } from './+types/list-sheet.ts';

/** A shared list as PDF. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { services, visitor } = context.get(pageContext);
  const list = await services.shortlists.find(params.shortlistId);
  if (!list) {
    const t = await services.wording.read();
    throw new Response(t('shortlist:sheet.missing'), { status: 404 });
  }
  const { bytes, tag } = await services.listSheets.find(list, visitor);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="shortlist.pdf"',
      etag: `"${tag}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
