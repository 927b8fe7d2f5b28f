import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { maxShortlistLines } from '#enquiries/shortlist-size.shared.ts';
import { useIsHydrated } from '../behaviour/use-is-hydrated.ts';
import { type KeptLine, readLines, writeLines } from '../shortlist/kept-lines.ts';
import { useKeptLines } from '../shortlist/use-kept-lines.ts';
import type { LineField } from './lines-of-query.ts';
import { applyStep, describeStep } from './list-steps.ts';
import type { ShortlistPageData } from './load-shortlist-page.ts';
import { countStones } from './stone-lines.ts';
import { joinLines, readTypedLines } from './typed-lines.ts';

type Done = { text: string; undo?: readonly KeptLine[] };

/** The visitor's list: what the browser keeps, once scripts run; until then, and without them, what the address says. */
export function useShortlist(page: ShortlistPageData) {
  const isHydrated = useIsHydrated();
  const kept = useKeptLines();
  const [done, setDone] = useState<Done>();
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped(form, { lines: page.lines, isHydrated });
  useTakenIn(page, { typed, setDone });
  const lines = isHydrated ? kept : page.lines;
  return {
    lines,
    isHydrated,
    /** Of the list. */
    form,
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

type Typed = { sent: readonly KeptLine[]; lines: readonly KeptLine[] };

/** What was typed before scripts ran, read before the list that the browser keeps takes the place of what was sent. */
function useTyped(
  form: RefObject<HTMLFormElement | null>,
  { lines, isHydrated }: { lines: readonly KeptLine[]; isHydrated: boolean },
): RefObject<Typed | undefined> {
  const typed = useRef<Typed>(undefined);
  useLayoutEffect(() => {
    if (isHydrated || typed.current || !form.current) return;
    typed.current = { sent: lines, lines: readTypedLines(form.current, lines) };
  }, [form, isHydrated, lines]);
  return typed;
}

type TakingIn = { typed: RefObject<Typed | undefined>; setDone: (done: Done) => void };

/** What an address brings along joins what is kept; the address is then the list's own. */
function useTakenIn({ lines }: ShortlistPageData, { typed, setDone }: TakingIn): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (lines.length === 0) return;
    const former = readLines();
    const told = typed.current?.sent === lines ? typed.current.lines : lines;
    const next = joinLines(former, { sent: lines, typed: told }).slice(0, maxShortlistLines);
    writeLines(next);
    if (next.length > former.length) {
      setDone({ text: `${countStones(next.length - former.length)} joined your list.`, undo: former });
    }
    const ask = new URLSearchParams(search).get('ask');
    void navigate(ask ? `/shortlist/?ask=${ask}` : '/shortlist/', {
      replace: true,
      preventScrollReset: true,
    });
  }, [lines, search, navigate, typed, setDone]);
}
