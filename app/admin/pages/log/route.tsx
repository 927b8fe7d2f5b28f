import type { Route } from './+types/route.ts';
import { LogPage } from './LogPage.tsx';
import { loadLog } from './log-endpoints.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadLog(request.url, request.signal);

export default function LogRoute({ loaderData }: Route.ComponentProps) {
  return <LogPage log={loaderData} />;
}
