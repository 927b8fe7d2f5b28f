import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconSearch } from '../../icons/icons.ts';

/** How long a pause in typing asks the server. */
const pauseMs = 250;
const iconPixels = 16;

type SearchBoxProps = {
  /** What the address bar has. */
  value: string;
  /** What the search looks into: 'Name or origin'. */
  hint: string;
  onSearch: (search: string) => void;
};

/** The search above a list. It asks after a pause in typing, and at once on Enter. */
export function SearchBox({ value, hint, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  /** What was asked last, and what the address bar has yet to show of it. */
  const asked = useRef(value);
  const underWay = useRef<string[]>([]);
  const timer = useRef<number>(undefined);

  // The address follows what is asked here, maybe late. What it shows unasked, after the back button for instance,
  // wins over what was typed.
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
