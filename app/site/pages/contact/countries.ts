import { pageContext } from '../../../page-context.ts';
import type { Route } from './+types/countries.ts';

/** The calling codes for the quote modal's form; pages without a form don't carry them. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(pageContext);
  return Response.json(await services.phones.listCallingCodes());
}
