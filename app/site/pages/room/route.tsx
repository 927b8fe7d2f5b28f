import { hrefOfRoom } from '#publishing/rooms/room-address.shared.ts';
import { pageContext } from '../../../page-context.ts';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import type { Route } from './+types/route.ts';
import { loadRoomPage } from './load-room-page.ts';
import { RoomPage } from './RoomPage.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadRoomPage(context.get(pageContext).services, url.searchParams);
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'shell:failed.room');

export default function Room({ loaderData }: Route.ComponentProps) {
  // Another room, or another link, begins anew.
  return <RoomPage key={hrefOfRoom(loaderData.choice)} page={loaderData} />;
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.room" actions={[backTo.collections]} />;
}
