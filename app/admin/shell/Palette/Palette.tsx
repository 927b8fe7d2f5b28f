import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Thumb } from '../Thumb/Thumb.tsx';
import styles from './Palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts';
import { useFinder } from './use-finder.ts';

type PaletteProps = {
  /** Opened by use-palette.tsx, synchronously. */
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onShowShortcuts: () => void;
};

const thumbPixels = 32;

/** Ctrl+K: one field for every page, record and action. */
export function Palette({ dialog, onClose, onShowShortcuts }: PaletteProps) {
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
      aria-label="Command palette"
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
        aria-label="Search pages, records and actions"
        aria-expanded={finder.groups.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={finder.active && optionId(finder.active)}
        aria-autocomplete="list"
        placeholder="Search pages, records and actions"
        autoComplete="off"
        value={finder.query}
        onChange={(event) => finder.search(event.currentTarget.value)}
        onKeyDown={finder.onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list} tabIndex={-1}>
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
