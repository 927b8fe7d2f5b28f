import { useEffect, useState } from 'react';
import { t } from '../language/t.ts';
import type { LoadedChoices } from './list-definition.ts';

/** The choices that are loaded for the selects above a list. If loading fails they only offer 'All'. */
export function useLoadedChoices(load: (() => Promise<LoadedChoices>) | undefined): LoadedChoices {
  const [choices, setChoices] = useState<LoadedChoices>({});
  useEffect(() => {
    let isShown = true;
    load?.().then(
      (loaded) => isShown && setChoices(loaded),
      (error: unknown) => console.info(t('The choices of a filter did not load.'), error),
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return choices;
}
