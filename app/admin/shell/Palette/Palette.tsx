import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useMay } from '../../kit/access/use-may.ts';
import { findNothing, findRecords, findTexts } from '../../kit/api/find-records.ts';
import { useSearch } from '../../kit/api/use-search.ts';
import { t } from '../../kit/language/t.ts';
import { Thumb } from '../../kit/page-parts/Thumb/Thumb.tsx';
import { useSignOut } from '../../kit/sign-in/use-sign-out.ts';
import { viewSite } from '../view-site.ts';
import styles from './Palette.module.css';
import {
  findPlaces,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteShortcut,
  recordEntries,
  textEntries,
} from './palette-entries.ts';

const thumbPixels = 32;

/** Debounces requests while typing. */
const pauseMs = 150;
const steps = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1 }));

/**
 * The palette, and the function that opens it. It is rendered and focused synchronously, so that keys pressed right
 * after the shortcut are typed into it.
 */
export function usePalette(onShowShortcuts: () => void): { palette: ReactNode; openPalette: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const openPalette = () => {
    flushSync(() => setIsOpen(true));
    // Focuses the search field, which is its first element.
    dialog.current?.showModal();
  };
  const palette = isOpen ? (
    <Palette dialog={dialog} onClose={() => setIsOpen(false)} onShowShortcuts={onShowShortcuts} />
  ) : null;
  return { palette, openPalette };
}

type PaletteProps = {
  /** Opened by `usePalette`, synchronously. */
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onShowShortcuts: () => void;
};

/** Ctrl+K: one field for every page, record and action. */
function Palette({ dialog, onClose, onShowShortcuts }: PaletteProps) {
  // Closed before it is removed; otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [dialog]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; for keys there is Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('Command palette')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Finder onClose={onClose} onShowShortcuts={onShowShortcuts} />
    </dialog>
  );
}

function Finder({ onClose, onShowShortcuts }: Omit<PaletteProps, 'dialog'>) {
  const finder = useFinder({ onClose, onShowShortcuts });
  const id = useId();
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;
  return (
    <>
      <input
        className={styles.field}
        role="combobox"
        aria-label={t('Search pages, records, fields and actions')}
        aria-expanded={finder.groups.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={finder.active && optionId(finder.active)}
        aria-autocomplete="list"
        placeholder={t('Search pages, records, fields and actions')}
        autoComplete="off"
        value={finder.query}
        onChange={(event) => finder.search(event.currentTarget.value)}
        onKeyDown={finder.onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('Found')} className={styles.list} tabIndex={-1}>
        {finder.groups.map((group) => (
          <Group
            key={group.label}
            group={group}
            activeId={finder.active?.id}
            optionId={optionId}
            onRun={finder.run}
          />
        ))}
      </div>
      <p role="status" className={styles.status}>
        {finder.status}
      </p>
    </>
  );
}

/** The palette's results for its query, and the entry that the keys have selected. */
function useFinder(palette: { onClose: () => void; onShowShortcuts: () => void }) {
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const reach = usePaletteShortcut({ showShortcuts: palette.onShowShortcuts });
  const { found, hasFailed } = useSearch({ text: query, minLength: 2, pauseMs, find: findRecords });
  const records: PaletteGroup = { label: t('Records'), entries: recordEntries(found, reach) };
  const findWords = reach.may('documents') ? findTexts : findNothing;
  const texts = useSearch({ text: query, minLength: 3, pauseMs, find: findWords });
  const inTexts: PaletteGroup = { label: t('Words of the site'), entries: textEntries(texts.found, reach) };
  const groups = [records, ...findPlaces(query.trim(), reach), inTexts].filter(
    ({ entries }) => entries.length > 0,
  );
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
    const step = steps.get(event.key);
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

/** The functions that the palette's entries run. */
function usePaletteShortcut(options: { showShortcuts: () => void }): PaletteShortcut {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  return {
    navigate: (path) => void navigate(path),
    toggleColours: () => setColorScheme(scheme === 'dark' ? 'light' : 'dark'),
    showShortcuts: options.showShortcuts,
    signOut,
    may: useMay(),
    viewSite: () => void viewSite(),
  };
}

function statusOf(search: { count: number; hasFailed: boolean }): string {
  if (search.hasFailed) return t('Records could not be searched just now.');
  return search.count === 0 ? t('Nothing found.') : '';
}

type GroupProps = {
  group: PaletteGroup;
  activeId: string | undefined;
  optionId: (entry: PaletteEntry) => string;
  onRun: (entry: PaletteEntry) => void;
};

function Group({ group, activeId, optionId, onRun }: GroupProps) {
  return (
    <div role="group" aria-label={group.label}>
      <p className={styles.label} aria-hidden="true">
        {group.label}
      </p>
      {group.entries.map((entry) => (
        <Option
          key={entry.id}
          id={optionId(entry)}
          entry={entry}
          isActive={entry.id === activeId}
          onRun={() => onRun(entry)}
        />
      ))}
    </div>
  );
}

type OptionProps = { id: string; entry: PaletteEntry; isActive: boolean; onRun: () => void };

function Option({ id, entry, isActive, onRun }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The search field keeps the focus and handles keys; options only handle the pointer.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onClick={onRun}
    >
      {entry.image === undefined ? null : (
        <Thumb path={entry.image} width={thumbPixels} height={thumbPixels} />
      )}
      <span className={styles.text}>{entry.label}</span>
      {entry.detail ? <span className={styles.detail}>{entry.detail}</span> : null}
    </div>
  );
}
