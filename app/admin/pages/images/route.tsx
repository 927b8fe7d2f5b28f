import { ImageManager } from './ImageManager/ImageManager.tsx';
import { WaitingImages } from './ImageManager/WaitingImages.tsx';

/** The page fetches what it shows by itself; this keeps it from being rendered on the server. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export { ignoreSearchChanges as shouldRevalidate } from '../../kit/page-parts/ignore-search-changes.ts';

export function HydrateFallback() {
  return <WaitingImages />;
}

export default function ImagesPage() {
  return <ImageManager />;
}
