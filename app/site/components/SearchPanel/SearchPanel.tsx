import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { variantPath } from '#content/picture/picture.ts';
import shell from '#messages/en/shell.json' with { type: 'json' };
import type { Translate } from '#messages/translate.ts';
import { leaveLayers } from '../../behaviour/layer-history.ts';
import { type Modal as ModalState, useModal } from '../../behaviour/use-modal.ts';
import { inLanguageOfPage } from '../../language-of-page.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { TextField } from '../form/TextField.tsx';
import { Modal } from '../Modal/Modal.tsx';
import styles from './SearchPanel.module.css';

/** One for each time that the panel is opened. */
export type Opening = { opener: HTMLElement };

const listId = 'search-found';

/** The search over any page: results while typing, a combobox with a list; Enter without a choice shows all of them. */
export function SearchPanel({ opening }: { opening: Opening }) {
  const t = useMessages(shell);
  const modal = useModal();
  const found = useFound();
  const navigate = useNavigate();
  useOpenHere(modal, opening);
  const go = (url: string) => void leaveLayers().then(() => navigate(url));
  const { words, active, items, state, href } = found;
  return (
    <Modal modal={modal} title={t('shell:search.title')} look="side">
      <form
        role="search"
        action={useHref('/search/')}
        onSubmit={(event) => {
          event.preventDefault();
          go(items[active]?.url ?? href);
        }}
      >
        <WordsField found={found} onEscape={modal.close} />
      </form>
      <p role="status" className={styles.status}>
        {found.sentence}
      </p>
      <FoundList id={listId} items={items} active={active} isWaiting={state === 'waiting'} onChoose={go} />
      {words ? (
        <p className={styles.all}>
          <ButtonLink to={href} onClick={modal.close}>
            {t('shell:search.all')}
          </ButtonLink>
        </p>
      ) : null}
    </Modal>
  );
}

const maxShown = 7;
/** Between two questions: nobody types so fast, but a held key or a paste in pieces would ask for each. */
const pauseMs = 40;
/** What is not typed on for so long is a search, and counts as one. */
const settledMs = 1_500;
const minCounted = 3;

/** Results while typing: of answers that come late only the last counts. */
function useFound() {
  const t = useMessages(shell);
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
    sentence: sentenceOf(t, { state, results, words }),
  };
}

/** What the panel shows of a result (`GET /api/catalogue`). */
type FoundItem = { title: string; url: string; image: string; category: string; origin: string };

type Results = { total: number; items: FoundItem[]; nearest?: FoundItem[]; corrected?: string };
type State = 'idle' | 'waiting' | 'shown' | 'failed';

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
  const search = inLanguageOfPage({ q: query, per_page: String(maxShown) });
  const response = await fetch(`/api/catalogue?${search}`, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

type Outcome = { state: State; results: Results | undefined; words: string };

function sentenceOf(t: Translate<keyof typeof shell>, { state, results, words }: Outcome): string {
  if (state === 'failed') return t('shell:search.failed');
  if (!results) return '';
  const { total, corrected } = results;
  if (total === 0) return t('shell:search.none', { query: words });
  if (corrected === undefined) return t('shell:search.count', { count: total });
  return t('shell:search.corrected', { count: total, query: corrected });
}

/** Tells the server once what was searched, as asking for the head of its page: not each letter. */
function useSettled(words: string, href: string): void {
  useEffect(() => {
    if (words.length < minCounted) return undefined;
    const timer = setTimeout(() => void fetch(href, { method: 'HEAD' }).catch(() => {}), settledMs);
    return () => clearTimeout(timer);
  }, [words, href]);
}

type Found = ReturnType<typeof useFound>;

function WordsField({ found, onEscape }: { found: Found; onEscape: () => void }) {
  const t = useMessages(shell);
  const { query, active, items, type } = found;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return found.onKeyDown(event);
    // The browser would empty the field instead of closing the panel.
    event.preventDefault();
    onEscape();
  };
  return (
    <TextField
      name="q"
      type="search"
      label={t('shell:search.field')}
      className={styles.field}
      role="combobox"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={200}
      aria-autocomplete="list"
      aria-expanded={items.length > 0}
      aria-controls={listId}
      aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
      value={query}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Opens with what was typed last, to be replaced by typing; is closed on another page. */
function useOpenHere({ open, ref, close }: ModalState, opening: Opening): void {
  const { pathname } = useLocation();
  useEffect(() => {
    open(opening.opener);
    const field = ref.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [open, ref, opening]);
  useEffect(() => () => void (pathname && close()), [pathname, close]);
}

type FoundListProps = {
  id: string;
  items: readonly FoundItem[];
  active: number;
  /** What is shown belongs to what was typed a moment ago. */
  isWaiting: boolean;
  onChoose: (url: string) => void;
};

/** What was found, each with a small picture. The field keeps the focus and handles the keys. */
function FoundList({ id, items, active, isWaiting, onChoose }: FoundListProps) {
  const t = useMessages(shell);
  return (
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={t('shell:search.results')}
      aria-busy={isWaiting}
    >
      {items.map(({ url, title, image, category, origin }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={url}
          id={`${id}-${index}`}
          className={styles.item}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(url)}
        >
          <span className={styles.frame}>
            {image.startsWith('/uploads/') ? (
              <img src={variantPath(image, { width: 160, format: 'webp' })} alt="" width={64} height={64} />
            ) : null}
          </span>
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{[category, origin].filter(Boolean).join(' · ')}</span>
        </div>
      ))}
    </div>
  );
}
