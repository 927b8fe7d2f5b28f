import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { maxShortlistLines } from '#inbox/submit/shortlist-size.shared.ts';
import messages from '#messages/en/shortlist.json' with { type: 'json' };
import { useIsHydrated } from '../../behaviour/use-is-hydrated.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { type KeptLine, readLines, writeLines } from '../../shortlist/kept-lines.ts';
import { useKeptLines } from '../../shortlist/use-kept-lines.ts';
import { type LineField, lineFields, linesOfQuery } from './lines-of-query.ts';
import { applyStep, describeStep } from './list-steps.ts';
import type { ShortlistPageData } from './load-shortlist-page.ts';
import { addSlabs } from './stone-lines.ts';

type Done = { text: string; undo?: readonly KeptLine[] };

/** The visitor's list: what the browser keeps, once scripts run; until then, and without them, what the address says. */
export function useShortlist(page: ShortlistPageData) {
  const t = useMessages(messages);
  const isHydrated = useIsHydrated();
  const kept = useKeptLines();
  const [done, setDone] = useState<Done>();
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped(form, { lines: page.lines, isHydrated });
  useTakenIn(page, { typed, setDone });
  const lines = isHydrated ? kept : page.lines;
  const { undoButton, keepFocusAt } = useKeptFocus(form, lines);
  return {
    lines,
    isHydrated,
    /** Of the list. */
    form,
    /** Of what was done last. */
    undoButton,
    /** What was done last, in words, and whether that can be undone. */
    done,
    undo() {
      if (done?.undo) writeLines(done.undo);
      setDone({ text: t('shortlist:done.undone') });
    },
    step(step: string) {
      const former = readLines();
      setDone({
        text: describeStep(t, former, step),
        ...(/^(?:remove|clear)/.test(step) && { undo: former }),
      });
      if (/^(?:remove|clear)/.test(step)) keepFocusAt(Number(step.split(':')[1] ?? 0));
      writeLines(applyStep(former, step));
    },
    change(index: number, field: LineField, text: string) {
      writeLines(readLines().map((line, place) => (place === index ? { ...line, [field]: text } : line)));
    },
  };
}

/** The pressed button goes with its line: the one of the next line gets the focus, in an empty list the way back. */
function useKeptFocus(form: RefObject<HTMLFormElement | null>, lines: readonly unknown[]) {
  const undoButton = useRef<HTMLButtonElement>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined) return;
    const buttons = form.current?.querySelectorAll<HTMLElement>('[data-line] [value^="remove:"]') ?? [];
    const next = buttons[Math.min(place.current, lines.length - 1)] ?? undoButton.current;
    next?.focus();
    place.current = undefined;
  }, [form, lines]);
  const keepFocusAt = (index: number) => {
    place.current = index;
  };
  return { undoButton, keepFocusAt };
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

/** The lines with what somebody has typed into their form before scripts ran. */
function readTypedLines(form: HTMLFormElement, lines: readonly KeptLine[]): KeptLine[] {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'add' ? [[name, value]] : [],
  );
  const typed = linesOfQuery(new URLSearchParams(values));
  return lines.map((line, index) => {
    const other = typed[index];
    return other?.product === line.product ? { ...line, ...changesOf(line, other) } : line;
  });
}

/** What was said otherwise; a unit alone says nothing. */
function changesOf(line: KeptLine, typed: KeptLine): Partial<KeptLine> {
  const changed = lineFields.filter((field) => (typed[field] ?? '') !== (line[field] ?? ''));
  const fields = changed.includes('area') || line.unit ? changed : changed.filter((name) => name !== 'unit');
  return Object.fromEntries(fields.map((field) => [field, typed[field] ?? '']));
}

/** What is kept, with what came along: a stone that is there already takes over what differs from what was sent. */
function joinLines(
  kept: readonly KeptLine[],
  { sent, typed }: { sent: readonly KeptLine[]; typed: readonly KeptLine[] },
): KeptLine[] {
  const told = kept.map((line) => {
    const index = sent.findIndex(({ product }) => product === line.product);
    const [from, to] = [sent[index], typed[index]];
    return from && to && from !== to ? { ...line, ...changesOf(from, to) } : line;
  });
  const added = typed.filter(({ product }) => !kept.some((line) => line.product === product));
  return [...addSlabs(told, typed), ...added];
}

type TakingIn = { typed: RefObject<Typed | undefined>; setDone: (done: Done) => void };

/** What an address brings along joins what is kept; the address is then the list's own. */
function useTakenIn({ lines }: ShortlistPageData, { typed, setDone }: TakingIn): void {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (lines.length === 0) return;
    const former = readLines();
    const told = typed.current?.sent === lines ? typed.current.lines : lines;
    const next = joinLines(former, { sent: lines, typed: told }).slice(0, maxShortlistLines);
    writeLines(next);
    if (next.length > former.length) {
      setDone({ text: t('shortlist:done.joined', { count: next.length - former.length }), undo: former });
    }
    const ask = new URLSearchParams(search).get('ask');
    void navigate(ask ? `/shortlist/?ask=${ask}` : '/shortlist/', {
      replace: true,
      preventScrollReset: true,
    });
  }, [lines, search, navigate, typed, setDone, t]);
}
