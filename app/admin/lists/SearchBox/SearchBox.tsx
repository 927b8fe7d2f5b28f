import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconSearch } from '../../icons/icons.ts';

/** How long a pause in typing has to be before the server is queried. */
const pauseMs = 250;
const iconPixels = 16;

type SearchBoxProps = {
  /** The search text in the URL. */
  value: string;
  /** The fields that are searched: 'Name or origin'. */
  hint: string;
  onSearch: (search: string) => void;
};

/** The search above a list. It searches after a pause in typing, and at once on Enter. */
export function SearchBox({ value, hint, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  /** The last search that was sent, and what the URL does not show of it yet. */
  const asked = useRef(value);
  const underWay = useRef<string[]>([]);
  const timer = useRef<number>(undefined);

  // The URL follows the search here, possibly late. A change that did not start here, after the back button for
  // instance,
  // replaces what was typed.
  useEffect(() => {
    const place = underWay.current.indexOf(value);
    underWay.current = underWay.current.slice(place + 1);
    if (place !== -1 || value === asked.current) return;
    underWay.current = [];
    clearTimeout(timer.current);
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(text: string): void {
    clearTimeout(timer.current);
    const search = text.trim();
    if (search === asked.current) return;
    asked.current = search;
    underWay.current.push(search);
    onSearch(search);
  }

  function type(text: string): void {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => ask(text), pauseMs);
  }

  return (
    <TextInput
      type="search"
      role="searchbox"
      label="Search"
      placeholder={hint}
      maxLength={200}
      autoComplete="off"
      leftSection={<IconSearch size={iconPixels} aria-hidden />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && ask(typed)}
    />
  );
}
