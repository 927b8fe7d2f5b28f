import { Modal } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Thumb } from '../Thumb/Thumb.tsx';
import styles from './Palette.module.css';
import { findPlaces, type PaletteEntry, type PaletteGroup, recordEntries } from './palette-entries.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { usePaletteReach } from './usePaletteReach.ts';

type PaletteProps = { isOpen: boolean; onClose: () => void; onShowShortcuts: () => void };

const thumbPixels = 32;

/** Ctrl+K: one field for every page, record and action. */
export default function Palette({ isOpen, onClose, onShowShortcuts }: PaletteProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="40rem"
      yOffset="10dvh"
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': 'Command palette' } }}
    >
      <Finder onClose={onClose} onShowShortcuts={onShowShortcuts} />
    </Modal>
  );
}

function Finder({ onClose, onShowShortcuts }: Omit<PaletteProps, 'isOpen'>) {
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const id = useId();
  const reach = usePaletteReach({ showShortcuts: onShowShortcuts });
  const { found, hasFailed } = useFoundRecords(query);
  const records: PaletteGroup = { label: 'Records', entries: recordEntries(found, reach) };
  const groups = [records, ...findPlaces(query.trim(), reach)].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(activeIndex, entries.length - 1)];
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;

  function run(entry: PaletteEntry) {
    onClose();
    entry.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setActiveIndex((Math.min(activeIndex, entries.length - 1) + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      run(active);
    }
  }

  return (
    <>
      <input
        className={styles.field}
        role="combobox"
        aria-label="Search pages, records and actions"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && optionId(active)}
        aria-autocomplete="list"
        placeholder="Search pages, records and actions"
        autoComplete="off"
        data-autofocus
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActiveIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list} tabIndex={-1}>
        {groups.map((group) => (
          <Group key={group.label} group={group} activeId={active?.id} optionId={optionId} onRun={run} />
        ))}
      </div>
      <p role="status" className={styles.status}>
        {statusOf({ count: entries.length, hasFailed })}
      </p>
    </>
  );
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
    // The field keeps the focus and follows the keys; the pointer is the only one that comes here.
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

function statusOf(search: { count: number; hasFailed: boolean }): string {
  if (search.hasFailed) return 'Records could not be searched just now.';
  return search.count === 0 ? 'Nothing found.' : '';
}
