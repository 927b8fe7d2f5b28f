import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { maxShortlistLines } from '#enquiries/shortlist-line.shared.ts';
import { useIsHydrated } from '../behaviour/use-is-hydrated.ts';
import { type KeptLine, readLines, writeLines } from '../shortlist/kept-lines.ts';
import { useKeptLines } from '../shortlist/use-kept-lines.ts';
import type { LineField } from './lines-of-query.ts';
import { applyStep, describeStep } from './list-steps.ts';
import type { ShortlistPageData } from './load-shortlist-page.ts';
import { countStones } from './stone-lines.ts';

type Done = { text: string; undo?: readonly KeptLine[] };

/** The visitor's list: what the browser keeps, once scripts run; until then, and without them, what the address says. */
export function useShortlist(page: ShortlistPageData) {
  const isHydrated = useIsHydrated();
  const kept = useKeptLines();
  const [done, setDone] = useState<Done>();
  useTakenIn(page, setDone);
  const lines = isHydrated ? kept : page.lines;
  return {
    lines,
    isHydrated,
    /** What was done last, in words, and whether that can be undone. */
    done,
    undo() {
      if (done?.undo) writeLines(done.undo);
      setDone({ text: 'The list is as it was before.' });
    },
    step(step: string) {
      const former = readLines();
      setDone({ text: describeStep(former, step), ...(/^(?:remove|clear)/.test(step) && { undo: former }) });
      writeLines(applyStep(former, step));
    },
    change(index: number, field: LineField, text: string) {
      writeLines(readLines().map((line, place) => (place === index ? { ...line, [field]: text } : line)));
    },
  };
}

/** What an address brings along joins what is kept; the address is then the list's own. */
function useTakenIn({ lines }: ShortlistPageData, setDone: (done: Done) => void): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (lines.length === 0) return;
    const former = readLines();
    const added = lines.filter(({ product }) => !former.some((line) => line.product === product));
    const next = [...former, ...added].slice(0, maxShortlistLines);
    if (next.length > former.length) {
      writeLines(next);
      setDone({ text: `${countStones(next.length - former.length)} joined your list.`, undo: former });
    }
    const ask = new URLSearchParams(search).get('ask');
    void navigate(ask ? `/shortlist/?ask=${ask}` : '/shortlist/', {
      replace: true,
      preventScrollReset: true,
    });
  }, [lines, search, navigate, setDone]);
}
