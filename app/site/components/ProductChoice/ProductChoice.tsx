import { type KeyboardEvent, useId, useState } from 'react';
import { fieldLengths } from '#inbox/submit/field-lengths.shared.ts';
import forms from '#messages/en/forms.json' with { type: 'json' };
import type { InLanguage } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { TextField } from '../form/TextField.tsx';
import styles from './ProductChoice.module.css';
import type { SuggestedProduct } from './rank-by-name.ts';
import { useFoundProducts } from './use-found-products.ts';

type ProductChoiceProps = {
  label: string;
  hint: string;
  hintIn: InLanguage;
  /** The field's initial value. */
  initial?: string;
  /** Receives the field's value: a name from the list, or any other text. */
  onChoose: (name: string) => void;
};

/** A field that suggests the company's products during typing: an editable combobox with a list. */
export function ProductChoice({ label, hint, hintIn, initial = '', onChoose }: ProductChoiceProps) {
  const t = useMessages(forms);
  const listId = useId();
  const suggestions = useSuggestions(initial, onChoose);
  const { text, active, isShown, show, hide, write, onKeyDown } = suggestions;
  return (
    <div className={styles.choice}>
      <TextField
        name="chosen_product"
        label={label}
        hint={hint}
        hintIn={hintIn}
        autoComplete="off"
        maxLength={fieldLengths.product}
        value={text}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
        onChange={(event) => write(event.currentTarget.value)}
        onClick={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        id={listId}
        label={t('forms:product.suggestions', { field: label })}
        suggestions={suggestions}
      />
    </div>
  );
}

type Suggestions = {
  text: string;
  products: readonly SuggestedProduct[];
  /** Index of the suggestion that Enter takes; -1 for none. */
  active: number;
  isShown: boolean;
  show: () => void;
  hide: () => void;
  write: (text: string) => void;
  choose: (product: SuggestedProduct) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The keys of an editable combobox after the ARIA Authoring Practices. */
function useSuggestions(initial: string, onChoose: (name: string) => void): Suggestions {
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const products = useFoundProducts(text, isOpen);
  const isShown = isOpen && products.length > 0;

  const enter = (name: string, staysOpen: boolean) => {
    setText(name);
    setActive(-1);
    setOpen(staysOpen);
    onChoose(name.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = products[active];
    if (step !== undefined) {
      setOpen(true);
      setActive((was) => nextOf({ was, step, count: products.length }));
    } else if (event.key === 'Enter' && isShown && chosen) enter(chosen.name, false);
    // Only the list closes; the dialog around it stays.
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else return;
    event.preventDefault();
  };
  return {
    ...{ text, products, active, isShown, onKeyDown },
    show: () => setOpen(true),
    hide: () => setOpen(false),
    write: (name) => enter(name, true),
    choose: ({ name }) => enter(name, false),
  };
}

/** Wraps around at either end. */
function nextOf({ was, step, count }: { was: number; step: number; count: number }): number {
  if (count === 0) return -1;
  if (was < 0) return step > 0 ? 0 : count - 1;
  return (was + step + count) % count;
}

type SuggestionListProps = { id: string; label: string; suggestions: Suggestions };

function SuggestionList({ id, label, suggestions }: SuggestionListProps) {
  const { products, active, isShown, choose } = suggestions;
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={label} hidden={!isShown}>
      {products.map((product, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
        <div
          key={product.name}
          id={optionId(id, index)}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(product)}
        >
          {product.name} <span className={styles.category}>{product.category}</span>
        </div>
      ))}
    </div>
  );
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
