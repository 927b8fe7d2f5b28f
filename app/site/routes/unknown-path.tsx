import { redirect } from 'react-router';

/** Deeper paths that are unknown (specification/addresses.md, "Unknown addresses"). */
export function loader() {
  return redirect('/404');
}

export const action = loader;
