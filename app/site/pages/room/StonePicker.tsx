import { useEffect, useId, useState } from 'react';
import { hasVariants, variantPath } from '#content/picture/picture.ts';
import messages from '#messages/en/room.json' with { type: 'json' };
import type { Translate } from '#messages/translate.ts';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { placeholderPath } from '../../components/Picture/Picture.tsx';
import { inLanguageOfPage } from '../../language-of-page.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { fetchStones, stonesAtOnce } from '../../shortlist/fetch-stones.ts';
import { useKeptLines } from '../../shortlist/use-kept-lines.ts';
import type { RoomStone } from './load-room-page.ts';
import { roomMedia } from './room-media.ts';
import styles from './StonePicker.module.css';
import type { RoomState } from './use-room.ts';

/** Whoever types on is not asked about yet. */
const pauseMs = 120;
const perPage = 24;

type StonePickerProps = { state: RoomState; offered: readonly RoomStone[] };

/** All stones, those of the visitor's list first, by their pictures and by a search; arrow keys go through them, and the room follows. */
export function StonePicker({ state, offered }: StonePickerProps) {
  const t = useMessages(messages);
  const name = useId();
  const found = useStones(offered, state.stone);
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t('room:stone')}</legend>
      <TextField
        name="q"
        type="search"
        label={t('room:search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={found.query}
        onChange={(event) => found.search(event.currentTarget.value)}
      />
      <p role="status" className={styles.status}>
        {found.sentence}
      </p>
      <div className={styles.list} aria-busy={found.isWaiting}>
        <Choices {...{ name, state }} stones={found.stones} />
        {found.more ? (
          <Button className={styles.more} onClick={found.more}>
            {t('room:more')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

type Found = { query: string; page: number; answer: Answer; state: 'waiting' | 'shown' | 'failed' };

/** The stones to choose from: those that came with the page until something is searched or more are wanted. */
function useStones(offered: readonly RoomStone[], chosen: RoomStone | undefined) {
  const t = useMessages(messages);
  // How many there are of all is not known before the API is asked.
  const total = offered.length < perPage ? offered.length : Number.POSITIVE_INFINITY;
  const start: Found = { query: '', page: 1, state: 'shown', answer: { stones: offered, total } };
  const [found, setFound] = useState(start);
  useAnswers(found, setFound);
  const { query, answer, state } = found;
  const kept = useKeptStones();
  const first = query.trim() === '' ? kept : [];
  const stones = joined(first, answer.stones);
  const isListed = stones.some(({ slug }) => slug === chosen?.slug);
  const search = (next: string) => {
    const isEmpty = next.trim() === '';
    setFound((was) =>
      isEmpty ? { ...start, query: next } : { ...was, query: next, page: 1, state: 'waiting' },
    );
  };
  const more = () => setFound((was) => ({ ...was, page: was.page + 1, state: 'waiting' }));
  return {
    ...{ query, search, isWaiting: state === 'waiting', sentence: sentenceOf(t, found) },
    stones: chosen && !isListed && query.trim() === '' ? [chosen, ...stones] : stones,
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
        (next) => setFound((was) => ({ ...was, state: 'shown', answer: withPage(was, next) })),
        () => signal.aborted || setFound((was) => ({ ...was, state: 'failed' })),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, page, setFound]);
}

type Answer = { stones: readonly RoomStone[]; total: number };

/** What came after what is there already. */
function withPage({ page, answer }: Found, next: Answer): Answer {
  const before = page > 1 ? answer.stones : [];
  const stones = joined(before, next.stones);
  return { stones, total: stones.length > before.length ? next.total : before.length };
}

/** Each stone once. */
function joined(stones: readonly RoomStone[], others: readonly RoomStone[]): readonly RoomStone[] {
  return [...stones, ...others.filter(({ slug }) => !stones.some((stone) => stone.slug === slug))];
}

/** The stones of the visitor's list that can be laid. */
function useKeptStones(): readonly RoomStone[] {
  const [stones, setStones] = useState<readonly RoomStone[]>([]);
  const slugs = [...new Set(useKeptLines().map(({ product }) => product))].slice(0, stonesAtOnce).join(',');
  useEffect(() => {
    if (slugs === '') return undefined;
    const asking = new AbortController();
    void fetchStones(slugs.split(','), asking.signal).then((found) => {
      if (!found) return;
      setStones(
        Object.values(found).flatMap(({ slug, name, picture }) =>
          picture ? [{ slug, name, image: picture.path }] : [],
        ),
      );
    });
    return () => asking.abort();
  }, [slugs]);
  return slugs === '' ? [] : stones;
}

type CatalogueAnswer = { items: { title: string; slug: string; image: string }[]; total: number };

/** Stones of the catalogue (`GET /api/catalogue`). */
async function ask(query: string, options: { page: number; signal: AbortSignal }): Promise<Answer> {
  const { page, signal } = options;
  const search = inLanguageOfPage({ kind: 'stone', page: String(page), per_page: String(perPage) });
  if (query) search.set('q', query);
  const response = await fetch(`/api/catalogue?${search}`, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { items, total } = (await response.json()) as CatalogueAnswer;
  return { stones: items.map(({ title, slug, image }) => ({ slug, name: title, image })), total };
}

function sentenceOf(t: Translate<keyof typeof messages>, { query, state, answer }: Found): string {
  if (state === 'failed') return t('room:search.failed');
  if (query.trim() === '' || state === 'waiting') return '';
  if (answer.total === 0) return t('room:search.none', { query: query.trim() });
  return t('room:search.count', { count: answer.total });
}

type ChoicesProps = { name: string; state: RoomState; stones: readonly RoomStone[] };

function Choices({ name, state: { room, stone, takeStone }, stones }: ChoicesProps) {
  const t = useMessages(messages);
  return (
    <>
      <Choice
        {...{ name }}
        label={t('room:pictured')}
        image={roomMedia[room.id].base}
        isChosen={!stone}
        onChoose={() => takeStone(undefined)}
      />
      {stones.map((offer) => (
        <Choice
          key={offer.slug}
          {...{ name }}
          label={offer.name}
          image={offer.image}
          isChosen={offer.slug === stone?.slug}
          onChoose={() => takeStone(offer)}
        />
      ))}
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  image: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ name, label, image, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" className={styles.radio} name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.frame}>
        <img src={thumbnailOf(image)} alt="" width={96} height={60} loading="lazy" />
      </span>
      <span className={styles.name}>{label}</span>
    </label>
  );
}

function thumbnailOf(image: string): string {
  return hasVariants(image) ? variantPath(image, { width: 160, format: 'webp' }) : image || placeholderPath;
}
