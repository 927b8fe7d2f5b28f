import { Button, NativeSelect } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router';
import type { EntityName } from '#content/kit/field.ts';
import { getEntity } from '#content/registry.ts';
import { useFetched } from '../../api/use-fetched.ts';
import { Thumb } from '../../shell/Thumb/Thumb.tsx';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, frameOf } from '../FieldFrame/FieldFrame.tsx';
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
  const { to } = field;
  const read = useCallback(({ signal }: { signal: AbortSignal }) => listRecords(to, signal), [to]);
  const { data: records, hasFailed, retry } = useFetched(read);
  const chosen = records?.find((record) => String(record.id) === value);
  useEffect(() => onChosen?.(chosen), [chosen, onChosen]);
  return (
    <FieldFrame
      name={name}
      {...frameOf(field)}
      help={
        hasFailed ? <Failure onRetry={retry} /> : records?.length === 0 ? <FirstOfThem to={to} /> : field.help
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

/** Nothing is there to choose. */
function FirstOfThem({ to }: { to: EntityName }) {
  const { noun, path } = getEntity(to);
  return (
    <>
      There is no {noun.one} yet. <Link to={`/admin/${path}/new/`}>New {noun.one}</Link>
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      The choices could not be loaded.{' '}
      <Button variant="default" size="compact-xs" onClick={onRetry}>
        Retry
      </Button>
    </>
  );
}
