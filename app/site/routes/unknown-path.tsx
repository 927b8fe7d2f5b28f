import { redirect } from 'react-router';

/** Deeper addresses that lead nowhere (specification/addresses.md, "Unknown addresses"). */
export function loader() {
  return redirect('/404');
}

export const action = loader;
