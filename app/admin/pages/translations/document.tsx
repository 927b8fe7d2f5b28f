import { FormSkeleton } from '../../kit/forms/FormSkeleton/FormSkeleton.tsx';
import type { Route } from './+types/document.ts';
import { loadTranslation } from './load-translation.ts';
import { TranslationForm } from './TranslationForm/TranslationForm.tsx';
import { loadDocumentSubject } from './translation-subject.ts';

/** What a site document says in another language. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadTranslation(() => loadDocumentSubject(params.key), params.language);
}
clientLoader.hydrate = true as const;

export { ignoreSearchChanges as shouldRevalidate } from '../../kit/page-parts/ignore-search-changes.ts';
export { FormSkeleton as HydrateFallback };

export default function DocumentTranslation({ loaderData }: Route.ComponentProps) {
  return <TranslationForm key={`${loaderData.subject.apiPath} ${loaderData.language}`} loaded={loaderData} />;
}
