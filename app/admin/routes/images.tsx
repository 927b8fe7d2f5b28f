import { ImageManager } from '../images/ImageManager/ImageManager.tsx';
import { WaitingImages } from '../images/ImageManager/WaitingImages.tsx';
import { type Library, loadLibrary, useLibrary } from '../images/use-library.ts';
import type { Route } from './+types/images.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Library> {
  return loadLibrary(request.signal);
}
clientLoader.hydrate = true as const;

export { ignoreSearchChanges as shouldRevalidate } from '../shell/ignore-search-changes.ts';

export function HydrateFallback() {
  return <WaitingImages />;
}

export default function ImagesPage({ loaderData }: Route.ComponentProps) {
  return <ImageManager {...useLibrary(loaderData)} />;
}
