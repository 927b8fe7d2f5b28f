import { type CSSProperties, type SyntheticEvent, useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '../Button/Button.tsx';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { TextField } from '../form/TextField.tsx';
import {
  addressOfStones,
  type FilteredProducts,
  type FoundStones,
  type Stone,
  type StoneList,
} from './filter-products.ts';
import styles from './ProductFilter.module.css';
import { StoneRack } from './StoneRack.tsx';
import { type StoneQuestion, showAnswer } from './use-filtered-products.ts';

type ProductFilterProps = {
  lists: readonly StoneList[];
  question: StoneQuestion;
  found: FoundStones;
};

/**
 * The racks: every stone as the edge of a slab, so that a list is as wide as it is long, over the list's name, which
 * leads to it. On a wide window the row of names and the search stay in reach while the lists go by; on a phone the
 * search stands right above its answer.
 */
export function ProductFilter({ lists, question, found }: ProductFilterProps) {
  const { asked } = question;
  return (
    <div className={styles.filter} data-print="none">
      <div className={styles.opening}>
        <DisplayHeading id="stones-title" size="medium">
          The yard list
        </DisplayHeading>
        <p className={styles.legend}>
          Every strip is a slab seen on its edge: the longer the list, the wider.
        </p>
      </div>
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
      <SearchForm question={question} />
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

/** Asks for what stands in the field, at every letter, and brings the answer into view once it is there. */
function useTypedName({ asked, ask }: StoneQuestion) {
  const ref = useRef<HTMLFormElement>(null);
  const typedLast = useRef(asked.query);
  const onInput = () => {
    const typed = fieldOf(ref.current)?.value.trim() ?? '';
    typedLast.current = typed;
    if (typed !== asked.query) ask({ ...asked, query: typed });
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onInput();
    showAnswer();
  };
  // What was typed before scripts ran is asked as well.
  useEffect(onInput, []);
  useEffect(() => {
    const field = fieldOf(ref.current);
    if (field === document.activeElement && typedLast.current === asked.query) showAnswer();
  }, [asked.query]);
  return { ref, onInput, onSubmit };
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('q');
  return field instanceof HTMLInputElement ? field : undefined;
}

type ListLinkProps = {
  label: string;
  asked: FilteredProducts;
  current: FilteredProducts;
  count: number;
  /** None for the link to all of them. */
  stones?: readonly Stone[];
};

function ListLink({ label, asked, current, count, stones }: ListLinkProps) {
  const share = { '--share': stones?.length } as CSSProperties;
  return (
    <li className={stones ? styles.list : styles.all} style={stones && share}>
      {stones ? <StoneRack label={label} stones={stones} /> : null}
      <Link
        to={addressOfStones(asked)}
        aria-current={asked.category === current.category ? 'true' : undefined}
        className={styles.link}
        data-asks-for-stones=""
        data-empty={count === 0}
      >
        <span>
          {label} <span className={styles.count}>{count}</span>
        </span>
      </Link>
    </li>
  );
}
