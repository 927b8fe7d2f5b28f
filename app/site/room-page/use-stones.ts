import { useEffect, useState } from 'react';
import type { RoomStone } from './load-room-page.ts';

/** Whoever types on is not asked about yet. */
const pauseMs = 120;
const perPage = 24;

type Answer = { stones: readonly RoomStone[]; total: number };
type Found = { query: string; page: number; answer: Answer; state: 'waiting' | 'shown' | 'failed' };

/** The stones to choose from: those that came with the page until something is searched or more are wanted. */
export function useStones(offered: readonly RoomStone[], chosen: RoomStone | undefined) {
  // How many there are of all is not known before the API is asked.
  const total = offered.length < perPage ? offered.length : Number.POSITIVE_INFINITY;
  const start: Found = { query: '', page: 1, state: 'shown', answer: { stones: offered, total } };
  const [found, setFound] = useState(start);
  useAnswers(found, setFound);
  const { query, answer, state } = found;
  const isListed = answer.stones.some(({ slug }) => slug === chosen?.slug);
  const search = (next: string) => {
    const isEmpty = next.trim() === '';
    setFound((was) =>
      isEmpty ? { ...start, query: next } : { ...was, query: next, page: 1, state: 'waiting' },
    );
  };
  const more = () => setFound((was) => ({ ...was, page: was.page + 1, state: 'waiting' }));
  return {
    ...{ query, search, isWaiting: state === 'waiting', sentence: sentenceOf(found) },
    stones: chosen && !isListed && query.trim() === '' ? [chosen, ...answer.stones] : answer.stones,
    more: state === 'shown' && answer.stones.length < answer.total ? more : undefined,
  };
}

function useAnswers({ query, page }: Found, setFound: (change: (was: Found) => Found) => void): void {
  const words = query.trim();
  useEffect(() => {
    if (words === '' && page === 1) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(() => {
      ask(words, { page, signal }).then(
        (next) => setFound((was) => ({ ...was, state: 'shown', answer: joined(was, next) })),
        () => signal.aborted || setFound((was) => ({ ...was, state: 'failed' })),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, page, setFound]);
}

/** What came after what is there already, each stone once. */
function joined({ page, answer }: Found, next: Answer): Answer {
  const before = page > 1 ? answer.stones : [];
  const added = next.stones.filter(({ slug }) => !before.some((stone) => stone.slug === slug));
  return { stones: [...before, ...added], total: added.length > 0 ? next.total : before.length };
}

type CatalogueAnswer = { items: { title: string; slug: string; image: string }[]; total: number };

/** Stones of the catalogue (`GET /api/catalogue`). */
async function ask(query: string, options: { page: number; signal: AbortSignal }): Promise<Answer> {
  const { page, signal } = options;
  const search = new URLSearchParams({ kind: 'stone', page: String(page), per_page: String(perPage) });
  if (query) search.set('q', query);
  const response = await fetch(`/api/catalogue?${search}`, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { items, total } = (await response.json()) as CatalogueAnswer;
  return { stones: items.map(({ title, slug, image }) => ({ slug, name: title, image })), total };
}

function sentenceOf({ query, state, answer }: Found): string {
  if (state === 'failed') return 'The search does not answer. Please try again in a moment.';
  if (query.trim() === '' || state === 'waiting') return '';
  if (answer.total === 0) return `No stone for “${query.trim()}”`;
  return answer.total === 1 ? '1 stone' : `${answer.total} stones`;
}
