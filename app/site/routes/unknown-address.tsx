import { redirect } from 'react-router';

/** Deeper addresses that lead nowhere (decisions.md, section 2). */
export function loader() {
  return redirect('/404');
}

export const action = loader;
