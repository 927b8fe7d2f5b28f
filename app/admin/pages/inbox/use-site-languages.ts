import { useEffect, useState } from 'react';
import { readSiteLanguages } from '../../kit/api/read-site-languages.ts';
import { readersNameOf } from '../../kit/languages/language-label.ts';

/** Names the language of what was sent where that says something: where the site has several, or it is not the default. */
export function useLanguageName(): (language: string | null) => string {
  const languages = useSiteLanguages();
  return (language) => {
    const isTold = language !== null && languages.some((one) => languages.length > 1 || one !== language);
    return isTold ? readersNameOf(language) : '';
  };
}

/** The first is what templates are written in; none until they are known. */
export function useSiteLanguages(): readonly string[] {
  const [languages, setLanguages] = useState<readonly string[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    readSiteLanguages(stop.signal)
      .then(({ source, others }) => setLanguages([source, ...others]))
      // Not essential: the language is then not told, and request-api.ts has logged the reason.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return languages;
}
