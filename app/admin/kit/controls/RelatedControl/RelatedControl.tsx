import { ActionIcon, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { EntityName, ReferenceListField } from '#content/kit/field.ts';
import { type Candidate, findBySlug, searchRecords } from '../../api/related-records.ts';
import { IconX } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import { Thumb } from '../../page-parts/Thumb/Thumb.tsx';
import { MoveButtons } from '../../sorting/MoveButtons/MoveButtons.tsx';
import { moveItem } from '../../sorting/move-item.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, type Ties } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import styles from './RelatedControl.module.css';

type RelatedControlProps = ControlProps<'referenceList', string[]> & {
  /** The record itself, which cannot be related to itself. */
  ownSlug: string;
};

const iconPixels = 16;
const pauseMs = 200;

/** A list of other records in the order they are shown, searched by name. The value is their slugs. */
export function RelatedControl({ field, name, apiName, value, onChange, ...rest }: RelatedControlProps) {
  const { error, ownSlug } = rest;
  const { candidates, said, add, remove, move } = useChosenRecords({ to: field.to, value, onChange });
  return (
    <FieldFrame
      name={name}
      label={field.label}
      help={field.help}
      counter={
        value.length > 0 ? t('{count} of {most}', { count: value.length, most: field.maxItems }) : undefined
      }
      error={error}
    >
      {(ties) => (
        <div className={styles.box}>
          <RelatedSearch
            ties={ties}
            apiName={apiName}
            field={field}
            taken={[ownSlug, ...value]}
            isFull={value.length >= field.maxItems}
            onPick={add}
          />
          <ChosenList {...{ candidates, move, remove }} />
          <p className="visually-hidden" role="status">
            {said}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}

type ChosenOptions = Pick<RelatedControlProps, 'value' | 'onChange'> & {
  to: RelatedControlProps['field']['to'];
};

/** The chosen records, and what can be done with them; `said` tells what has just been done. */
function useChosenRecords({ to, value, onChange }: ChosenOptions) {
  const { candidates, remember } = useCandidates(to, value);
  const [said, setSaid] = useState('');

  function add(candidate: Candidate): void {
    remember(candidate);
    onChange([...value, candidate.slug]);
    setSaid(t('{label} added', { label: candidate.title }));
  }
  function remove(candidate: Candidate): void {
    onChange(value.filter((slug) => slug !== candidate.slug));
    setSaid(t('{label} removed', { label: candidate.title }));
  }
  function move(candidate: Candidate, by: 1 | -1): void {
    const from = value.indexOf(candidate.slug);
    onChange(moveItem(value, { from, to: from + by }));
    setSaid(t('{label} moved to place {number}', { label: candidate.title, number: from + by + 1 }));
  }
  return { candidates, said, add, remove, move };
}

/** The records of the slugs, in their order; each is fetched once, and shown by its slug until then. */
function useCandidates(to: EntityName, slugs: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const missing = slugs.filter((slug) => !known.has(slug)).join(' ');

  useEffect(() => {
    if (missing === '') return;
    let isStale = false;
    Promise.all(missing.split(' ').map((slug) => findBySlug(to, slug))).then((found) => {
      if (!isStale) setKnown((before) => new Map([...before, ...keyed(found)]));
    });
    return () => {
      isStale = true;
    };
  }, [to, missing]);

  return {
    candidates: slugs.map((slug) => known.get(slug) ?? { id: 0, slug, title: slug, image: '', detail: '' }),
    /** Keeps a record that was just found, so that it is not fetched again. */
    remember: (record: Candidate) => setKnown((before) => new Map([...before, ...keyed([record])])),
  };
}

function keyed(records: readonly Candidate[]): [string, Candidate][] {
  return records.map((record) => [record.slug, record]);
}

type RelatedSearchProps = {
  ties: Ties;
  apiName: string;
  field: ReferenceListField;
  /** Slugs to leave out. */
  taken: readonly string[];
  isFull: boolean;
  onPick: (record: Candidate) => void;
};

function RelatedSearch({ ties, apiName, field, taken, isFull, onPick }: RelatedSearchProps) {
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
  const emptyText = hasFailed ? t('The search failed. Please try again.') : t('Nothing found');
  return (
    <Combobox store={combobox} onOptionSubmit={pick} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          {...inputTies(ties)}
          name={apiName}
          value={text}
          disabled={isFull}
          autoComplete="off"
          placeholder={isFull ? t('At most {maxItems}', { maxItems: field.maxItems }) : t('Search by name')}
          rightSection={isSearching ? <Loader size="xs" role="status" aria-label={t('Searching')} /> : null}
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
    <Combobox.Options className={styles.options} aria-label={t('Found records')}>
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

type ChosenRecordProps = {
  record: Candidate;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function ChosenRecord({ record, isFirst, isLast, onMove, onRemove }: ChosenRecordProps) {
  return (
    <li className={styles.item}>
      <Thumb path={record.image} width={36} height={36} />
      <span className={styles.title}>{record.title}</span>
      <MoveButtons
        {...{ isFirst, isLast, onMove }}
        labels={[
          t('Move {title} up', { title: record.title }),
          t('Move {title} down', { title: record.title }),
        ]}
      />
      <ActionIcon
        variant="subtle"
        aria-label={t('Remove {title}', { title: record.title })}
        onClick={onRemove}
      >
        <IconX size={iconPixels} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

type ChosenListProps = Pick<ReturnType<typeof useChosenRecords>, 'candidates' | 'move' | 'remove'>;

function ChosenList({ candidates, move, remove }: ChosenListProps) {
  return (
    <ol className={styles.chosen} aria-label={t('Chosen records')}>
      {candidates.map((candidate, index) => (
        <ChosenRecord
          key={candidate.slug}
          record={candidate}
          isFirst={index === 0}
          isLast={index === candidates.length - 1}
          onMove={(by) => move(candidate, by)}
          onRemove={() => remove(candidate)}
        />
      ))}
    </ol>
  );
}
