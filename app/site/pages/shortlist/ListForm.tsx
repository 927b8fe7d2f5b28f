import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { ownValue } from '#content/kit/own-value.shared.ts';
import messages from '#messages/en/shortlist.json' with { type: 'json' };
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { FormMessage } from '../../components/form/FormMessage.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { fetchStones, type ShownStones, stonesAtOnce } from '../../shortlist/fetch-stones.ts';
import { type KeptLine, readLines, writeLines } from '../../shortlist/kept-lines.ts';
import styles from './ListForm.module.css';
import { keysOf, stepParameter } from './list-steps.ts';
import type { AskKind, ShortlistPageData } from './load-shortlist-page.ts';
import { ShortlistLine } from './ShortlistLine.tsx';
import { ShortlistTools, type ToolTexts } from './ShortlistTools.tsx';
import { useDragging } from './use-dragging.ts';
import type { useShortlist } from './use-shortlist.ts';

type ListTexts = {
  heading: string;
  undecided: string;
  gone: string;
  addHeading: string;
  addButton: string;
  notFound: string;
  empty: { text: string; button: string; colourButton: string };
  ask: { button: string };
  sample: { button: string };
  tools: ToolTexts;
};

type ListFormProps = {
  page: ShortlistPageData;
  texts: ListTexts;
  list: ReturnType<typeof useShortlist>;
  publicUrl: string;
  problem: string | undefined;
};

/** The stones of the list as a form: without scripts each button sends it, and the address holds what comes of it. */
export function ListForm({ page, texts, list, publicUrl, problem }: ListFormProps) {
  const { lines, isHydrated } = list;
  return (
    <>
      <FormMessage>{problem}</FormMessage>
      <DoneNotice page={page} list={list} />
      {lines.length === 0 ? <EmptyList texts={texts.empty} isHydrated={isHydrated} /> : null}
      <form
        ref={list.form}
        action={useHref('/shortlist/')}
        className={styles.form}
        data-print="content"
        onSubmit={(event) => isHydrated && event.preventDefault()}
      >
        {lines.length > 0 ? <FilledList {...{ page, texts, list, publicUrl }} /> : null}
        <AddByName texts={texts} isNotFound={page.isNotFound} isHydrated={isHydrated} />
      </form>
    </>
  );
}

type DoneNoticeProps = {
  page: Pick<ShortlistPageData, 'done'>;
  list: Pick<ReturnType<typeof useShortlist>, 'done' | 'undo' | 'undoButton' | 'isHydrated'>;
};

/** What was done last, and the way back. Without scripts that is the address before it. */
function DoneNotice({ page, list: { done, undo, undoButton, isHydrated } }: DoneNoticeProps) {
  const t = useMessages(messages);
  const { search } = useLocation();
  const former = new URLSearchParams(search);
  former.delete(stepParameter);
  return (
    <div className={styles.notice} data-print="none">
      <p role="status">{done?.text ?? (isHydrated ? '' : page.done)}</p>
      {done?.undo ? (
        <button ref={undoButton} type="button" className={styles.undo} onClick={undo}>
          {t('shortlist:undo')}
        </button>
      ) : null}
      {!isHydrated && page.done ? (
        <a className={styles.undo} href={`?${former}`}>
          {t('shortlist:undo')}
        </a>
      ) : null}
    </div>
  );
}

function FilledList({ page, texts, list, publicUrl }: Omit<ListFormProps, 'problem'>) {
  const t = useMessages(messages);
  const { lines, isHydrated } = list;
  const { stones, gone } = useStones(lines, page.stones);
  const onStep = isHydrated ? list.step : undefined;
  const onGrab = useDragging((from, to) => list.step(`move:${from}:${to}`));
  const keys = keysOf(lines);
  const isGone = (slug: string) => (isHydrated ? gone.includes(slug) : !Object.hasOwn(stones, slug));
  return (
    <>
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" className={styles.update}>
        {t('shortlist:update')}
      </button>
      <ol className={styles.lines} aria-label={texts.heading}>
        {lines.map((line, index) => (
          <ShortlistLine
            key={keys[index]}
            {...{ line, texts, onStep, onGrab }}
            place={{ index, count: lines.length }}
            stone={ownValue(stones, line.product)}
            isGone={isGone(line.product)}
            areaUnit={page.areaUnit}
            onChange={(field, text) => list.change(index, field, text)}
          />
        ))}
      </ol>
      <div className={styles.end} data-print="none">
        <AskButtons texts={texts} hasSlabs={lines.some(({ slabs }) => slabs)} isHydrated={isHydrated} />
        <ShortlistTools {...{ lines, publicUrl, onStep }} texts={texts.tools} />
      </div>
    </>
  );
}

/**
 * The stones of the lines: those that came with the page, the others asked for.
 * @returns what is known of them, and the slugs that lead to no stone (any more)
 */
function useStones(lines: readonly KeptLine[], given: ShownStones) {
  const [known, setKnown] = useState<ShownStones>(given);
  const [gone, setGone] = useState<readonly string[]>([]);
  const unknown = lines
    .map(({ product }) => product)
    .filter((slug) => !Object.hasOwn(known, slug) && !Object.hasOwn(given, slug) && !gone.includes(slug));
  const asked = [...new Set(unknown)].slice(0, stonesAtOnce).join(',');
  useEffect(() => {
    if (asked === '') return;
    const stop = new AbortController();
    void fetchStones(asked.split(','), stop.signal).then((stones) => {
      // Without them the names that were kept are shown.
      if (!stones) return;
      setKnown((former) => ({ ...former, ...stones }));
      setGone((former) => [...former, ...asked.split(',').filter((slug) => !Object.hasOwn(stones, slug))]);
      keepNames(stones);
    });
    return () => stop.abort();
  }, [asked]);
  return { stones: { ...known, ...given }, gone };
}

/** A name outlives its stone on the list. */
function keepNames(stones: ShownStones): void {
  const lines = readLines();
  const named = lines.map((line) => {
    const stone = ownValue(stones, line.product);
    return stone && (stone.name !== line.name || stone.slug !== line.product)
      ? { ...line, product: stone.slug, name: stone.name }
      : line;
  });
  if (named.some((line, index) => line !== lines[index])) writeLines(named);
}

function EmptyList({ texts, isHydrated }: { texts: ListTexts['empty']; isHydrated: boolean }) {
  const langOf = useLangOf();
  return (
    <div className={styles.empty} data-waiting={!isHydrated}>
      <Paragraphs text={texts.text} {...langOf(texts, 'text')} />
      <div className={styles.ways}>
        <ButtonLink to="/products/" look="block" {...langOf(texts, 'button')}>
          {texts.button}
        </ButtonLink>
        <ButtonLink to="/match/" {...langOf(texts, 'colourButton')}>
          {texts.colourButton}
        </ButtonLink>
      </div>
    </div>
  );
}

type AskButtonsProps = {
  texts: Pick<ListTexts, 'ask' | 'sample'>;
  hasSlabs: boolean;
  isHydrated: boolean;
};

function AskButtons({ texts, hasSlabs, isHydrated }: AskButtonsProps) {
  const t = useMessages(messages);
  const langOf = useLangOf();
  const navigate = useNavigate();
  const action = useHref('/shortlist/#ask');
  const button = (value: AskKind) => ({
    ...({ type: 'submit', name: 'ask', value, formAction: action } as const),
    onClick: (event: { preventDefault: () => void }) => {
      if (!isHydrated) return;
      event.preventDefault();
      void navigate(`/shortlist/?ask=${value}#ask`);
    },
  });
  return (
    <div className={styles.ways}>
      <Button look="block" {...button('quote')} {...langOf(texts.ask, 'button')}>
        {texts.ask.button}
      </Button>
      <Button look="outline" {...button('sample')} {...langOf(texts.sample, 'button')}>
        {texts.sample.button}
      </Button>
      {hasSlabs ? (
        <Button look="outline" {...button('hold')}>
          {t('shortlist:hold.button')}
        </Button>
      ) : null}
    </div>
  );
}

type AddByNameProps = {
  texts: { addHeading: string; addButton: string; notFound: string };
  isNotFound: boolean;
  isHydrated: boolean;
};

/** Puts a stone on the list by its name; without scripts it is the way to a second one. */
function AddByName({ texts, isNotFound, isHydrated }: AddByNameProps) {
  const langOf = useLangOf();
  const navigate = useNavigate();
  // Not kept in a state, which would forget what was typed before scripts ran.
  const field = useRef<HTMLInputElement>(null);
  const add = (event: Pick<FormEvent, 'preventDefault'>) => {
    if (!isHydrated) return;
    event.preventDefault();
    const name = field.current?.value ?? '';
    if (!field.current || name.trim() === '') return;
    field.current.value = '';
    void navigate(`/shortlist/?add=${encodeURIComponent(name)}`, { preventScrollReset: true });
  };
  return (
    <div className={styles.add} data-print="none">
      <TextField
        name="add"
        label={texts.addHeading}
        labelIn={langOf(texts, 'addHeading')}
        maxLength={80}
        ref={field}
        onKeyDown={(event) => event.key === 'Enter' && add(event)}
        error={isNotFound ? texts.notFound : undefined}
      />
      <Button type="submit" look="outline" onClick={add} {...langOf(texts, 'addButton')}>
        {texts.addButton}
      </Button>
    </div>
  );
}
