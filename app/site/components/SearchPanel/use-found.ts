import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** What the panel shows of a result (`GET /api/catalogue`). */
export type FoundItem = { title: string; url: string; image: string; category: string; origin: string };
export type Found = ReturnType<typeof useFound>;
type Results = { total: number; items: FoundItem[]; nearest?: FoundItem[]; corrected?: string };
type State = 'idle' | 'waiting' | 'shown' | 'failed';

const maxShown = 7;
/** Between two questions: nobody types so fast, but a held key or a paste in pieces would ask for each. */
const pauseMs = 40;
/** What is not typed on for so long is a search, and counts as one. */
const settledMs = 1_500;
const minCounted = 3;

/** Results while typing: of answers that come late only the last counts. */
export function useFound() {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const words = query.trim();
  const href = `/search/${words ? `?${new URLSearchParams({ q: words })}` : ''}`;
  useSettled(words, href);
  const { results, state } = useResults(words);
  const items = (results?.items.length ? results.items : (results?.nearest ?? [])).slice(0, maxShown);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || items.length === 0) return;
    event.preventDefault();
    // Between the last and the first is the field itself.
    const stops = items.length + 1;
    setActive((was) => ((was + 1 + step + stops) % stops) - 1);
  };
  const type = (text: string) => {
    setQuery(text);
    setActive(-1);
  };
  return {
    ...{ query, words, items, active, state, href, onKeyDown, type },
    sentence: sentenceOf(state, results, words),
  };
}

function useResults(words: string) {
  const [found, setFound] = useState<{ results: Results | undefined; state: State }>({
    ...{ results: undefined, state: 'idle' },
  });
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!words) {
      setFound({ results: undefined, state: 'idle' });
      return undefined;
    }
    const asking = new AbortController();
    const { signal } = asking;
    setFound(({ results }) => ({ results, state: 'waiting' }));
    const question = () => {
      askedAt.current = performance.now();
      ask(words, signal).then(
        (results) => setFound({ results, state: 'shown' }),
        () => signal.aborted || setFound({ results: undefined, state: 'failed' }),
      );
    };
    const leftMs = askedAt.current + pauseMs - performance.now();
    const timer = leftMs > 0 ? setTimeout(question, leftMs) : void question();
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words]);
  return found;
}

async function ask(query: string, signal: AbortSignal): Promise<Results> {
  const search = new URLSearchParams({ q: query, per_page: String(maxShown) });
  const response = await fetch(`/api/catalogue?${search}`, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

function sentenceOf(state: State, results: Results | undefined, words: string): string {
  if (state === 'failed') return 'The search does not answer. Please try again in a moment.';
  if (!results) return '';
  const { total, corrected } = results;
  if (total === 0) return `Nothing for “${words}”. The nearest we have:`;
  const counted = total === 1 ? '1 result' : `${total} results`;
  return corrected === undefined ? counted : `${counted} for “${corrected}”`;
}

/** Tells the server once what was searched, as asking for the head of its page: not each letter. */
function useSettled(words: string, href: string): void {
  useEffect(() => {
    if (words.length < minCounted) return undefined;
    const timer = setTimeout(() => void fetch(href, { method: 'HEAD' }).catch(() => {}), settledMs);
    return () => clearTimeout(timer);
  }, [words, href]);
}
