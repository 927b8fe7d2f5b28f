import { type CSSProperties, type SyntheticEvent, useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '../Button/Button.tsx';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { TextField } from '../form/TextField.tsx';
import {
  type AskedStones,
  addressOfStones,
  type FoundStones,
  type Stone,
  type StoneList,
} from './find-stones.ts';
import styles from './StoneFilter.module.css';
import type { StoneQuestion } from './use-asked-stones.ts';

type StoneFilterProps = {
  lists: readonly StoneList[];
  question: StoneQuestion;
  found: FoundStones;
};

/**
 * The rack: every stone as the edge of a slab, so that a list is as wide as it is long. Each list is a link to
 * itself. On a wide window the row of names and the search stay in reach while the lists go by.
 */
export function StoneFilter({ lists, question, found }: StoneFilterProps) {
  const { asked } = question;
  return (
    <div className={styles.filter}>
      <div className={styles.opening}>
        <DisplayHeading id="stones-title" size="medium">
          The yard list
        </DisplayHeading>
        <p className={styles.legend}>
          Every strip is a slab seen on its edge: the longer the list, the wider.
        </p>
      </div>
      <SearchForm question={question} />
      <nav aria-label="Stones by list" className={styles.lists} data-later="">
        <ul>
          <ListLink label="All" asked={{ ...asked, category: '' }} current={asked} count={found.countOfAll} />
          {lists.map((list) => (
            <ListLink
              key={list.key}
              label={list.label}
              asked={{ ...asked, category: list.key }}
              current={asked}
              count={found.counts[list.key] ?? 0}
              stones={list.stones}
            />
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Answers while one types; the button is for browsers without scripts, and for the habit of pressing Enter. */
function SearchForm({ question }: { question: StoneQuestion }) {
  const { asked } = question;
  const form = useTypedName(question);
  return (
    <Form
      ref={form.ref}
      action="/italian-marble/#stones"
      role="search"
      aria-label="Stones"
      className={styles.search}
      onInput={form.onInput}
      onSubmit={form.onSubmit}
    >
      {asked.category ? <input type="hidden" name="category" value={asked.category} /> : null}
      {asked.source ? <input type="hidden" name="utm_source" value={asked.source} /> : null}
      <TextField
        key={question.turn}
        name="q"
        type="search"
        label="Search by name"
        defaultValue={asked.query}
        autoComplete="off"
        maxLength={80}
        enterKeyHint="search"
        className={styles.field}
      />
      <Button type="submit" className={styles.submit}>
        Search
      </Button>
    </Form>
  );
}

/** Asks for what stands in the field, at every letter. */
function useTypedName({ asked, ask }: StoneQuestion) {
  const ref = useRef<HTMLFormElement>(null);
  const askTyped = (isSubmitted: boolean) => {
    const typed = fieldOf(ref.current)?.value.trim() ?? '';
    const isNew = typed !== asked.query;
    if (isNew) ask({ ...asked, query: typed });
    if (isSubmitted || (isNew && isAnswerPassed())) document.getElementById('stones')?.scrollIntoView();
  };
  const onInput = () => askTyped(false);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    askTyped(true);
  };
  // What was typed before scripts ran is asked as well.
  useEffect(onInput, []);
  return { ref, onInput, onSubmit };
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('q');
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Where the search moves along with a long list, its shorter answer may lie above the window. */
function isAnswerPassed(): boolean {
  return (document.getElementById('stones-found')?.getBoundingClientRect().top ?? 0) < 0;
}

type ListLinkProps = {
  label: string;
  asked: AskedStones;
  current: AskedStones;
  count: number;
  /** None for the link to all of them. */
  stones?: readonly Stone[];
};

function ListLink({ label, asked, current, count, stones }: ListLinkProps) {
  const share = { '--share': stones?.length } as CSSProperties;
  return (
    <li className={stones ? styles.list : styles.all} style={stones && share}>
      <Link
        to={addressOfStones(asked)}
        aria-current={asked.category === current.category ? 'true' : undefined}
        className={styles.link}
        data-asks-for-stones=""
        data-empty={count === 0}
      >
        {stones ? <Edges stones={stones} /> : null}
        <span className={styles.name}>
          {label} <span className={styles.count}>{count}</span>
        </span>
      </Link>
    </li>
  );
}

/** The previews alone, a few pixels each: the edge of a slab shows its colour and no more. */
function Edges({ stones }: { stones: readonly Stone[] }) {
  return (
    <span className={styles.edges} aria-hidden="true">
      {stones.map(({ slug, picture }) => (
        <i
          key={slug}
          style={picture?.preview ? { backgroundImage: `url("${picture.preview}")` } : undefined}
        />
      ))}
    </span>
  );
}
