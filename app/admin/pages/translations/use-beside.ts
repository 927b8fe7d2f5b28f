import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Translation } from '#content/translations/show-translation.ts';
import { useFetched } from '../../kit/api/use-fetched.ts';
import { readTranslation } from '../../kit/translations/translation-endpoints.ts';
import type { Beside } from './FieldPair/FieldPair.tsx';
import type { LoadedTranslation } from './load-translation.ts';

/** Of more, no column would be wide enough to read. */
const mostBeside = 2;
const nothing: readonly Beside[] = [];

/** Translations into other languages that are shown beside; which, stands in the address. */
export function useBeside({ subject, summaries, language }: LoadedTranslation) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('beside') ?? '';
  const offered = summaries.filter((one) => one.language !== language && one.status !== 'none');
  const chosen = offered
    .map((one) => one.language)
    .filter((tag) => wanted.split(',').includes(tag))
    .slice(0, mostBeside);
  const tags = chosen.join(',');
  const read = useCallback(async () => {
    const shown = summaries.filter((one) => tags.split(',').includes(one.language));
    const stored = await Promise.all(shown.map((one) => readTranslation(subject.apiPath, one)));
    return stored.map(({ record }) => record as Translation);
  }, [subject, summaries, tags]);
  const { data: translations, hasFailed, retry } = useFetched(read);
  const textsByKey = useMemo(
    () =>
      new Map(
        subject.fields.map(({ key, names: [name] }) => [
          key,
          (translations ?? []).map(
            (one): Beside => ({ language: one.language, text: one.fields[name] ?? '' }),
          ),
        ]),
      ),
    [subject, translations],
  );
  return {
    offered: offered.map((one) => one.language),
    chosen,
    isFull: chosen.length >= mostBeside,
    hasFailed,
    retry,
    textsOf: (key: string) => textsByKey.get(key) ?? nothing,
    toggle(tag: string): void {
      const next = new URLSearchParams(params);
      const shown = chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag];
      if (shown.length > 0) next.set('beside', shown.join(','));
      else next.delete('beside');
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
}
