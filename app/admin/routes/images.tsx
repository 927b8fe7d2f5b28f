import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { ImageManager } from '../images/ImageManager/ImageManager.tsx';
import { WaitingImages } from '../images/ImageManager/WaitingImages.tsx';
import { fetchImages, type ImageRecord } from '../media/image-record.ts';
import type { Route } from './+types/images.ts';

type Library = { images: readonly ImageRecord[]; hasFailed: boolean };

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Library> {
  try {
    return { images: await fetchImages(request.signal), hasFailed: false };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { images: [], hasFailed: true };
  }
}
clientLoader.hydrate = true as const;

/** Filters and the picture that is looked at stand in the address, but concern only what is here already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export function HydrateFallback() {
  return <WaitingImages />;
}

export default function ImagesPage({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <ImageManager {...loaderData} isRefreshing={state === 'loading'} refresh={() => void revalidate()} />
  );
}
