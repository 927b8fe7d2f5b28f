import { pageContext } from '../../../page-context.ts';
import type { Route } from './+types/countries.ts';

/** What the quote modal's form offers: calling codes and Incoterms; pages without a form don't carry them. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(pageContext);
  const { incoterms } = await services.siteDocuments.get('trade');
  return Response.json({ countries: await services.phones.listCallingCodes(), incoterms });
}
