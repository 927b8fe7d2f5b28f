import type { ClientLoaderFunctionArgs } from 'react-router';
import { FormSkeleton } from '../../kit/forms/FormSkeleton/FormSkeleton.tsx';
import { entityAt } from '../../kit/lists/entity-at.ts';
import { type LoadedTranslation, loadTranslation } from './load-translation.ts';
import { TranslationForm } from './TranslationForm/TranslationForm.tsx';
import { loadRecordSubject } from './translation-subject.ts';

/** What a record says in another language; the path names the entity. */
export function clientLoader({ params, request }: ClientLoaderFunctionArgs): Promise<LoadedTranslation> {
  const entity = entityAt(new URL(request.url).pathname);
  return loadTranslation(() => loadRecordSubject(entity, Number(params.id)), params.language ?? '');
}
clientLoader.hydrate = true as const;

export { ignoreSearchChanges as shouldRevalidate } from '../../kit/page-parts/ignore-search-changes.ts';
export { FormSkeleton as HydrateFallback };

export default function RecordTranslation({ loaderData }: { loaderData: LoadedTranslation }) {
  // Another translation is another form: nothing of the one before stays in it.
  return <TranslationForm key={`${loaderData.subject.apiPath} ${loaderData.language}`} loaded={loaderData} />;
}
