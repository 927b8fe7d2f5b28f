import { redirect } from 'react-router';

/** `/admin` leads to the dashboard (specification/addresses.md, "Route table"). */
export function clientLoader() {
  throw redirect('/admin/dashboard/');
}

export default function ToDashboard() {
  return null;
}
