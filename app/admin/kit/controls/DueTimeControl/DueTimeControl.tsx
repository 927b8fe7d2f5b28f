import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { cityOf } from '#content/kit/zoned-days.shared.ts';
import { describeGap, isComplete, typedOf, valueOfTyped, withDate } from '../../forms/due-time-text.ts';
import { t } from '../../language/t.ts';
import { formatIn } from '../../time/format-planned.ts';
import { useCompanyZone } from '../../time/use-company-zone.ts';
import { offsetName, readWallTime, type WallTime } from '../../time/zoned-time.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, type Ties } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import styles from './DueTimeControl.module.css';

type DueTimeControlProps = ControlProps<'dueTime', string> & {
  /** What follows from the time, beside what the declaration says. */
  note?: string | undefined;
  /** There is always one: it can be changed and not cleared. */
  isFixed?: boolean;
};

/** A date and a time, as clocks at the company show them, with the same moment in UTC beside. */
export function DueTimeControl({ field, name, error, note, ...rest }: DueTimeControlProps) {
  const zone = useCompanyZone();
  const { value } = rest;
  const about =
    zone && isComplete(value) ? <Moment value={value} zone={zone} /> : field.help && t(field.help);
  return (
    <FieldFrame
      name={name}
      label={field.label}
      isGroup
      help={
        <>
          {about}
          {note ? <p className={styles.note}>{note}</p> : null}
        </>
      }
      error={error}
    >
      {(ties) => (
        <fieldset className={styles.group} aria-labelledby={`${ties.id}-label`}>
          {zone ? (
            <Inputs {...rest} {...{ ties, zone, error, label: field.label }} />
          ) : (
            <p className={styles.waiting}>{t('Loading…')}</p>
          )}
        </fieldset>
      )}
    </FieldFrame>
  );
}

type InputsProps = Pick<DueTimeControlProps, 'apiName' | 'value' | 'onChange' | 'error' | 'isFixed'> & {
  ties: Ties;
  zone: string;
  label: string;
};

function Inputs({ ties, zone, apiName, value, onChange, error, label, isFixed }: InputsProps) {
  const { typed, type } = useTyped(value, { zone, onChange });
  const gap = describeGap(typed, zone);
  return (
    <>
      <div className={styles.inputs}>
        <TextInput
          {...inputTies(ties)}
          label={t('Date')}
          name={apiName}
          type="date"
          max="9999-12-31"
          value={typed.date}
          error={Boolean(error)}
          onChange={(event) => type(withDate(typed, event.currentTarget.value))}
        />
        <TextInput
          label={t('Time')}
          name={`${apiName}_time`}
          type="time"
          value={typed.time}
          error={Boolean(error)}
          attributes={{ input: { 'aria-describedby': ties['aria-describedby'] } }}
          onChange={(event) => type({ ...typed, time: event.currentTarget.value })}
        />
        {value === '' || isFixed ? null : (
          <ClearButton label={label} onClear={() => type({ date: '', time: '' })} />
        )}
      </div>
      {gap ? (
        <p role="status" className={styles.note}>
          {gap}
        </p>
      ) : null}
      <WhichOfTwo {...{ typed, zone, value, onChange }} />
    </>
  );
}

/** What is typed stays as it is while it makes no moment, or a moment that clocks show otherwise. */
function useTyped(value: string, { zone, onChange }: { zone: string; onChange: (value: string) => void }) {
  const [kept, setKept] = useState<{ typed: WallTime; value: string }>();
  const typed = kept?.value === value ? kept.typed : typedOf(value, zone);
  const type = (next: WallTime) => {
    const made = valueOfTyped(next, zone);
    setKept({ typed: next, value: made });
    onChange(made);
  };
  return { typed, type };
}

type WhichOfTwoProps = { typed: WallTime; zone: string; value: string; onChange: (value: string) => void };

/** Where clocks go back they show an hour twice. */
function WhichOfTwo({ typed, zone, value, onChange }: WhichOfTwoProps) {
  const reading = readWallTime(typed, zone);
  if (reading?.kind !== 'twice') return null;
  const [first = 0, second = 0] = reading.instants;
  return (
    <NativeSelect
      label={t('Clocks show {time} twice that night', { time: typed.time })}
      value={Date.parse(value) === second ? 'second' : 'first'}
      data={[
        {
          value: 'first',
          label: t('The first time ({offsetName})', { offsetName: offsetName(first, zone) }),
        },
        {
          value: 'second',
          label: t('The second time ({offsetName})', { offsetName: offsetName(second, zone) }),
        },
      ]}
      onChange={(event) => {
        const choice = event.currentTarget.value === 'second' ? 'second' : 'first';
        onChange(valueOfTyped(typed, zone, choice));
      }}
    />
  );
}

/** Which moment is meant, here and in UTC. */
function Moment({ value, zone }: { value: string; zone: string }): ReactNode {
  if (zone === 'UTC')
    return t('{time} UTC. The company has no time zone of its own yet.', {
      time: formatIn(value, 'UTC'),
    });
  const here = t('{time} in {zone} ({offsetName})', {
    time: formatIn(value, zone),
    zone: cityOf(zone),
    offsetName: offsetName(Date.parse(value), zone),
  });
  return (
    <>
      {here}
      <br />
      {t('{time} UTC', { time: formatIn(value, 'UTC') })}
    </>
  );
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <Button
      className={styles.clear}
      variant="default"
      size="compact-sm"
      aria-label={t('Clear {label}', { label })}
      onClick={onClear}
    >
      {t('Clear')}
    </Button>
  );
}
