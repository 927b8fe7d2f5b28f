import { useId } from 'react';
import { fieldLengths } from '#enquiries/field-lengths.shared.ts';
import { TextField } from '../form/TextField.tsx';
import styles from './ProductChoice.module.css';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

type ProductChoiceProps = {
  label: string;
  hint: string;
  /** The field's initial value. */
  initial?: string;
  /** Receives the field's value: a name from the list, or any other text. */
  onChoose: (name: string) => void;
};

/** A field that suggests the company's products during typing: an editable combobox with a list. */
export function ProductChoice({ label, hint, initial = '', onChoose }: ProductChoiceProps) {
  const listId = useId();
  const suggestions = useSuggestions(initial, onChoose);
  const { text, active, isShown, show, hide, write, onKeyDown } = suggestions;
  return (
    <div className={styles.choice}>
      <TextField
        name="chosen_product"
        label={label}
        hint={hint}
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
      <SuggestionList id={listId} label={`${label}, suggestions`} suggestions={suggestions} />
    </div>
  );
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
