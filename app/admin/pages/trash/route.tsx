import { ListSkeleton } from '../../kit/lists/ListSkeleton/ListSkeleton.tsx';
import { readFirstSteps } from '../first-steps/first-steps.ts';
import type { Route } from './+types/route.ts';
import { loadTrash, readTrashState } from './load-trash.ts';
import { TrashHead, TrashPage } from './TrashPage.tsx';

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
