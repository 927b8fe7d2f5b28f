import { redirect } from 'react-router';

/** `/admin` leads to the dashboard (decisions.md, section 4). */
export function clientLoader() {
  throw redirect('/admin/dashboard/');
}

export default function ToDashboard() {
  return null;
}
