import type { Route } from './+types/list-sheet.ts';
import { sendSheet } from './send-sheet.ts';

/** A shared list as PDF. */
export function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return sendSheet(context, {
    name: 'shortlist.pdf',
    find: async (services, visitor) => {
      const list = await services.shortlists.find(params.shortlistId);
      return list && services.listSheets.find(list, visitor);
    },
  });
}
