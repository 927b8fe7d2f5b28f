import { ListSkeleton } from '../lists/ListSkeleton/ListSkeleton.tsx';
import { loadTrash } from '../lists/trash/load-trash.ts';
import { TrashHead, TrashPage } from '../lists/trash/TrashPage.tsx';
import type { Route } from './+types/trash.ts';

export function clientLoader() {
  return { answer: loadTrash() };
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
  return <TrashPage answer={loaderData.answer} />;
}
