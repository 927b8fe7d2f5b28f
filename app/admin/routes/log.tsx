import { LogPage } from '../log/LogPage.tsx';
import { loadLog } from '../log/log-endpoints.ts';
import type { Route } from './+types/log.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadLog(request.url, request.signal);

export default function LogRoute({ loaderData }: Route.ComponentProps) {
  return <LogPage log={loaderData} />;
}
