import type { Route } from './+types/slab-sheet.ts';
import { sendSheet } from './send-sheet.ts';

/** The slabs of a shared list as PDF, with their sums. */
export function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return sendSheet(context, {
    name: 'slabs.pdf',
    find: async (services, visitor) => {
      const list = await services.shortlists.find(params.shortlistId);
      return list && services.listSheets.findOfSlabs(list, visitor);
    },
  });
}
