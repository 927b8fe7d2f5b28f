import { pageContext } from '../../../page-context.ts';
import { sendSheet } from '../shortlist/send-sheet.ts';
import type { Route } from './+types/plan-sheet.ts';
import { planTyped } from './load-container-page.ts';
import { readTyped } from './plan-rows.ts';

const sheets = new Map([
  ['packing-list.pdf', 'packingList'],
  ['vgm.pdf', 'vgm'],
] as const);

/** The packing list of a plan, or its weights, as PDF. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(pageContext);
  const kind = [...sheets].find(([file]) => file === params.sheet)?.[1];
  const plan = kind && (await planTyped(services, readTyped(url.searchParams)))?.plan;
  return sendSheet(context, {
    name: params.sheet,
    find: async (_services, visitor) =>
      kind && plan && plan.containers.length > 0
        ? services.listSheets.findOfPlan({ kind, plan }, visitor)
        : undefined,
  });
}
