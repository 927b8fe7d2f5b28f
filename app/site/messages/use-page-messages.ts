import { useMemo } from 'react';
import { useMatches } from 'react-router';
import type { CompiledMessages } from '#messages/translate.ts';

/** What the loaders of the layout and the page gave of the messages (`messages` in what they return). */
export function usePageMessages() {
  const matches = useMatches();
  return useMemo(() => {
    const given = matches.map(
      ({ loaderData }) => (loaderData as { messages?: CompiledMessages } | undefined)?.messages,
    );
    return { language: 'en', own: Object.assign({}, ...given) as CompiledMessages };
  }, [matches]);
}
