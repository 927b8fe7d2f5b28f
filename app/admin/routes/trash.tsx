import { readFirstSteps } from '../dashboard/FirstSteps/first-steps.ts';
import { ListSkeleton } from '../lists/ListSkeleton/ListSkeleton.tsx';
import { loadTrash, readTrashState } from '../lists/trash/load-trash.ts';
import { TrashHead, TrashPage } from '../lists/trash/TrashPage.tsx';
import type { Route } from './+types/trash.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = readTrashState(new URL(request.url).searchParams);
  return {
    response: loadTrash(state),
    removal: readFirstSteps({}).then((steps) => steps?.demo.removal ?? null),
  };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <TrashHead />
      <ListSkeleton shape="lines" />
    </>
  );
}

export default function Trash({ loaderData }: Route.ComponentProps) {
  return <TrashPage response={loaderData.response} removal={loaderData.removal} />;
}
