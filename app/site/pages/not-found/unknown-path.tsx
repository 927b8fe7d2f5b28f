import { redirect } from 'react-router';
import { respondToMissing } from '../../missing-page.ts';
import type { Route } from './+types/unknown-path.ts';

/** Deeper paths that are unknown (specification/addresses.md, "Unknown addresses"). */
export function loader({ context, request, url }: Route.LoaderArgs) {
  return respondToMissing({ context, request, url }, redirect('/404'));
}

export const action = loader;
