import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/contact-countries.ts';

/** The calling codes that the quote modal's form offers; pages without a form need not carry them. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { services } = context.get(pageContext);
  return Response.json(services.formOptions.countries, {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}
