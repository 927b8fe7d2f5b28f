import { useEffect, useState } from 'react';
import type { LoadedChoices } from './list-definition.ts';

/** What the selects above a list offer beyond the given choices. Without an answer they offer 'All' only. */
export function useLoadedChoices(load: (() => Promise<LoadedChoices>) | undefined): LoadedChoices {
  const [choices, setChoices] = useState<LoadedChoices>({});
  useEffect(() => {
    let isShown = true;
    load?.().then(
      (loaded) => isShown && setChoices(loaded),
      (error: unknown) => console.info('The choices of a filter did not load.', error),
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return choices;
}
