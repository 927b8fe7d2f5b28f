import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Thumb } from '../../shell/Thumb/Thumb.tsx';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import { type Candidate, listRecords } from '../related-records.ts';
import styles from './ReferenceControl.module.css';

type ReferenceControlProps = ControlProps<'reference', string> & {
  /** Receives the selected record, whose slug names the folder of uploads. */
  onChosen?: (record: Candidate | undefined) => void;
};

/** Selects one other record, for entities with few records; shows its picture beside the select. */
export function ReferenceControl({ field, name, apiName, value, onChange, ...rest }: ReferenceControlProps) {
  const { error, onChosen } = rest;
  const { records, hasFailed, retry } = useRecords(field.to);
  const chosen = records?.find((record) => String(record.id) === value);
  useEffect(() => onChosen?.(chosen), [chosen, onChosen]);
  return (
    <FieldFrame
      name={name}
      label={field.label}
      isRequired={Boolean(field.required)}
      help={
        hasFailed ? (
          <>
            The choices could not be loaded.{' '}
            <Button variant="default" size="compact-xs" onClick={retry}>
              Retry
            </Button>
          </>
        ) : (
          field.help
        )
      }
      error={error}
    >
      {(ties) => (
        <div className={styles.row}>
          {chosen ? <Thumb path={chosen.image} width={36} height={36} /> : null}
          <NativeSelect
            {...inputTies(ties)}
            className={styles.select}
            name={apiName}
            value={value}
            error={Boolean(error)}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="">{records || hasFailed ? 'Choose…' : 'Loading…'}</option>
            {!chosen && value ? <option value={value}>{`Number ${value}`}</option> : null}
            {records?.map((record) => (
              <option key={record.id} value={record.id}>
                {record.isDraft ? `${record.title} (draft)` : record.title}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
    </FieldFrame>
  );
}

function useRecords(to: ControlProps<'reference', string>['field']['to']) {
  const [records, setRecords] = useState<Candidate[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // A new attempt fetches again.
  useEffect(() => {
    const abort = new AbortController();
    setHasFailed(false);
    listRecords(to, abort.signal)
      .then(setRecords)
      .catch(() => setHasFailed(!abort.signal.aborted));
    return () => abort.abort();
  }, [to, attempt]);
  return { records, hasFailed, retry: () => setAttempt(attempt + 1) };
}
