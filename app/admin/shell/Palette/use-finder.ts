import { type KeyboardEvent, useState } from 'react';
import { useSearch } from '../use-search.ts';
import {
  findPlaces,
  findRecords,
  type PaletteEntry,
  type PaletteGroup,
  recordEntries,
} from './palette-entries.ts';
import { usePaletteShortcut } from './use-palette-shortcut.ts';

/** Debounces requests while typing. */
const pauseMs = 150;
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The palette's results for its query, and the entry that the keys have selected. */
export function useFinder(palette: { onClose: () => void; onShowShortcuts: () => void }) {
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const reach = usePaletteShortcut({ showShortcuts: palette.onShowShortcuts });
  const { found, hasFailed } = useSearch({ text: query, minLength: 2, pauseMs, find: findRecords });
  const records: PaletteGroup = { label: 'Records', entries: recordEntries(found, reach) };
  const groups = [records, ...findPlaces(query.trim(), reach)].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const index = Math.min(activeIndex, entries.length - 1);
  const active = entries[index];

  function run(entry: PaletteEntry) {
    palette.onClose();
    entry.run();
  }

  function search(text: string) {
    setQuery(text);
    setActiveIndex(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step && active) setActiveIndex((index + step + entries.length) % entries.length);
    else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  }

  return {
    query,
    search,
    groups,
    active,
    run,
    onKeyDown,
    status: statusOf({ count: entries.length, hasFailed }),
  };
}

function statusOf(search: { count: number; hasFailed: boolean }): string {
  if (search.hasFailed) return 'Records could not be searched just now.';
  return search.count === 0 ? 'Nothing found.' : '';
}
