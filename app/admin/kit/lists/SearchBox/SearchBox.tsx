import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconSearch } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';

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
  const { typed, type, submit } = useTypedSearch(value, onSearch);
  return (
    <TextInput
      type="search"
      role="searchbox"
      label={t('Search')}
      placeholder={hint}
      maxLength={200}
      autoComplete="off"
      leftSection={<IconSearch size={iconPixels} aria-hidden />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && submit(typed)}
    />
  );
}

function useTypedSearch(value: string, onSearch: SearchBoxProps['onSearch']) {
  const [typed, setTyped] = useState(value);
  /** The last search that was submitted, and those that the URL does not show yet. */
  const submitted = useRef(value);
  const pending = useRef<string[]>([]);
  const timer = useRef<number>(undefined);

  // The URL follows the search, possibly late. A change that did not start here, such as after the back button,
  // replaces what was typed.
  useEffect(() => {
    const place = pending.current.indexOf(value);
    pending.current = pending.current.slice(place + 1);
    if (place !== -1 || value === submitted.current) return;
    pending.current = [];
    clearTimeout(timer.current);
    submitted.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function submit(text: string): void {
    clearTimeout(timer.current);
    const search = text.trim();
    if (search === submitted.current) return;
    submitted.current = search;
    pending.current.push(search);
    onSearch(search);
  }

  function type(text: string): void {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => submit(text), pauseMs);
  }

  return { typed, type, submit };
}
