import { useMemo } from 'react';
import { useMatches } from 'react-router';
import type { CompiledMessages } from '#messages/translate.ts';

type Given = { language?: string; messages?: CompiledMessages };

/** What the loaders of the layout and the page gave of the messages (`messages` in what they return). */
export function usePageMessages() {
  const matches = useMatches();
  return useMemo(() => {
    const given = matches.map(({ loaderData }) => loaderData as Given | undefined);
    const language = given.find((data) => data?.language !== undefined)?.language ?? 'en';
    return { language, own: Object.assign({}, ...given.map((data) => data?.messages)) as CompiledMessages };
  }, [matches]);
}
