import { pageContext } from '../../../page-context.ts';
import type { Route } from './+types/countries.ts';

/** The calling codes for the quote modal's form; pages without a form don't carry them. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { services } = context.get(pageContext);
  return Response.json(services.callingCodes);
}
