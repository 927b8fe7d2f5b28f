import { FormSkeleton } from '../../kit/forms/FormSkeleton/FormSkeleton.tsx';
import type { Route } from './+types/image.ts';
import { loadTranslation } from './load-translation.ts';
import { TranslationForm } from './TranslationForm/TranslationForm.tsx';
import { loadImageSubject } from './translation-subject.ts';

/** What a picture shows, in another language; the query names the picture, whose path has capitals. */
export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const image = new URL(request.url).searchParams.get('image') ?? '';
  return loadTranslation(() => loadImageSubject(image), params.language);
}
clientLoader.hydrate = true as const;

export { FormSkeleton as HydrateFallback };

export default function ImageTranslation({ loaderData }: Route.ComponentProps) {
  return <TranslationForm key={`${loaderData.subject.apiPath} ${loaderData.language}`} loaded={loaderData} />;
}
