import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { IconX } from '../../icons/icons.ts';
import { Thumb } from '../../shell/Thumb/Thumb.tsx';
import { MoveButtons } from '../../sorting/MoveButtons/MoveButtons.tsx';
import { moveItem } from '../../sorting/move-item.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import type { Candidate } from '../related-records.ts';
import styles from './RelatedControl.module.css';
import { RelatedSearch } from './RelatedSearch.tsx';
import { useCandidates } from './use-candidates.ts';

type RelatedControlProps = ControlProps<'referenceList', string[]> & {
  /** The record itself, which cannot be related to itself. */
  ownSlug: string;
};

const iconPixels = 16;

/** A list of other records in the order they are shown, searched by name. The value is their slugs. */
export function RelatedControl({ field, name, apiName, value, onChange, ...rest }: RelatedControlProps) {
  const { error, ownSlug } = rest;
  const { candidates, said, add, remove, move } = useChosenRecords({ to: field.to, value, onChange });
  return (
    <FieldFrame
      name={name}
      label={field.label}
      help={field.help}
      counter={value.length > 0 ? `${value.length} of ${field.maxItems}` : undefined}
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
    setSaid(`${candidate.title} added`);
  }
  function remove(candidate: Candidate): void {
    onChange(value.filter((slug) => slug !== candidate.slug));
    setSaid(`${candidate.title} removed`);
  }
  function move(candidate: Candidate, by: 1 | -1): void {
    const from = value.indexOf(candidate.slug);
    onChange(moveItem(value, { from, to: from + by }));
    setSaid(`${candidate.title} moved to place ${from + by + 1}`);
  }
  return { candidates, said, add, remove, move };
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
        labels={[`Move ${record.title} up`, `Move ${record.title} down`]}
      />
      <ActionIcon variant="subtle" aria-label={`Remove ${record.title}`} onClick={onRemove}>
        <IconX size={iconPixels} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

type ChosenListProps = Pick<ReturnType<typeof useChosenRecords>, 'candidates' | 'move' | 'remove'>;

function ChosenList({ candidates, move, remove }: ChosenListProps) {
  return (
    <ol className={styles.chosen} aria-label="Chosen records">
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
