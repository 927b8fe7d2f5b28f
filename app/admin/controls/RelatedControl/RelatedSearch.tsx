import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReferenceListField } from '#content/kit/field.ts';
import { Thumb } from '../../shell/Thumb/Thumb.tsx';
import type { Ties } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import { type Candidate, searchRecords } from '../related-records.ts';
import styles from './RelatedControl.module.css';

type RelatedSearchProps = {
  ties: Ties;
  apiName: string;
  field: ReferenceListField;
  /** Slugs to leave out. */
  taken: readonly string[];
  isFull: boolean;
  onPick: (record: Candidate) => void;
};

const pauseMs = 200;

export function RelatedSearch({ ties, apiName, field, taken, isFull, onPick }: RelatedSearchProps) {
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isOpen = combobox.dropdownOpened;
  const { found, isSearching, hasFailed } = useSearch({ field, text, isOpen });
  const offered = found.filter((record) => !taken.includes(record.slug));
  const pick = (slug: string) => {
    const record = offered.find((candidate) => candidate.slug === slug);
    if (record) onPick(record);
    setText('');
  };
  const emptyText = hasFailed ? 'The search failed. Please try again.' : 'Nothing found';
  return (
    <Combobox store={combobox} onOptionSubmit={pick} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          {...inputTies(ties)}
          name={apiName}
          value={text}
          disabled={isFull}
          autoComplete="off"
          placeholder={isFull ? `At most ${field.maxItems}` : 'Search by name'}
          rightSection={isSearching ? <Loader size="xs" aria-label="Searching" /> : null}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <FoundRecords records={offered} emptyText={isSearching ? undefined : emptyText} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

function useSearch({ field, text, isOpen }: { field: ReferenceListField; text: string; isOpen: boolean }) {
  const [found, setFound] = useState<Candidate[]>([]);
  const [state, setState] = useState<'idle' | 'searching' | 'failed'>('idle');
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    setState('searching');
    const timer = setTimeout(async () => {
      try {
        setFound(await searchRecords(field.to, { text: text.trim(), signal: abort.signal }));
        setState('idle');
      } catch {
        if (!abort.signal.aborted) setState('failed');
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [field.to, text, isOpen]);
  return { found, isSearching: state === 'searching', hasFailed: state === 'failed' };
}

function FoundRecords({ records, emptyText }: { records: Candidate[]; emptyText: string | undefined }) {
  return (
    <Combobox.Options className={styles.options} aria-label="Found records">
      {records.map((record) => (
        <FoundRecord key={record.id} record={record} />
      ))}
      {records.length === 0 && emptyText ? <Combobox.Empty>{emptyText}</Combobox.Empty> : null}
    </Combobox.Options>
  );
}

function FoundRecord({ record }: { record: Candidate }) {
  return (
    <Combobox.Option value={record.slug} className={styles.option}>
      <Thumb path={record.image} width={36} height={36} />
      <span className={styles.title}>{record.title}</span>
      <span className={styles.detail}>{record.detail}</span>
    </Combobox.Option>
  );
}
