import { galleryList } from '../lists/gallery/gallery-list.ts';
import type { ListedProject } from '../lists/gallery/listed-project.ts';
import { ListFallback } from '../lists/ListPage/ListFallback.tsx';
import { ListPage } from '../lists/ListPage/ListPage.tsx';
import { loadList } from '../lists/load-list.ts';
import type { Route } from './+types/gallery.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { answer: loadList<ListedProject>(galleryList, request) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListFallback definition={galleryList} />;
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  return <ListPage definition={galleryList} answer={loaderData.answer} />;
}
