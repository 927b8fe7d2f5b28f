import { useEffect, useId, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { mostCompared } from '#content/entities/product/compare-path.shared.ts';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useFoundProducts } from '../../components/ProductChoice/use-found-products.ts';
import { useLangOf } from '../../languages-context.ts';
import styles from './AddStone.module.css';
import type { ComparePageData } from './load-compare-page.ts';

type AddStoneProps = {
  page: Pick<ComparePageData, 'texts' | 'stones' | 'added' | 'answer' | 'others' | 'path'>;
};

const adding = { action: '/compare/', role: 'search', preventScrollReset: true, discover: 'none' } as const;

/** A field that adds a stone by its name: a plain form, with suggestions where scripts run. */
export function AddStone({ page: { texts, stones, added, answer, others, path } }: AddStoneProps) {
  const langOf = useLangOf();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState('');
  const [isUsed, setUsed] = useState(false);
  // What was typed has become a stone; whoever typed goes on with the next.
  useEffect(() => void (path && form.current?.reset()), [path]);
  if (stones.length >= mostCompared) return null;
  const slugs = stones.map(({ slug }) => slug).join(',');
  const hidden = Object.entries({ ...(slugs && { stones: slugs }), ...others });
  return (
    <div data-print="none">
      <Form ref={form} className={styles.form} {...adding}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          name="add"
          label={texts.addLabel}
          labelIn={langOf(texts, 'addLabel')}
          autoComplete="off"
          maxLength={200}
          list={listId}
          className={styles.field}
          onFocus={() => setUsed(true)}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Suggestions id={listId} words={isUsed ? words : undefined} />
        <Button type="submit" look="outline" {...langOf(texts, 'addButton')}>
          {texts.addButton}
        </Button>
      </Form>
      <p role="status" className={styles.answer} {...langOf(answer, 'text')}>
        {answer.text}
      </p>
      <FoundStones found={added} />
    </div>
  );
}

/** @param words undefined until somebody uses the field */
function Suggestions({ id, words }: { id: string; words: string | undefined }) {
  const products = useFoundProducts(words ?? '', words !== undefined);
  return (
    <datalist id={id}>
      {products.map(({ name, category }) => (
        <option key={name} value={name} label={category} />
      ))}
    </datalist>
  );
}

function FoundStones({ found }: { found: ComparePageData['added'] }) {
  if (found.length === 0) return null;
  return (
    <ul className={styles.found}>
      {found.map(({ slug, name, origin, path }) => (
        <li key={slug}>
          <Link to={path} preventScrollReset>
            {name}
          </Link>
          {origin ? <span className={styles.origin}>{origin}</span> : null}
        </li>
      ))}
    </ul>
  );
}
