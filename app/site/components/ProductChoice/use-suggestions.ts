import { type KeyboardEvent, useState } from 'react';
import type { SuggestedProduct } from './rank-by-name.ts';
import { useFoundProducts } from './use-found-products.ts';

export type Suggestions = {
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
export function useSuggestions(initial: string, onChoose: (name: string) => void): Suggestions {
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
