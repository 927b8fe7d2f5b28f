import { redirect } from 'react-router';

/** `/admin` redirects to the dashboard (specification/addresses.md, "Route table"). */
export function clientLoader() {
  throw redirect('/admin/dashboard/');
}

export default function ToDashboard() {
  return null;
}
