import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import styles from './PeriodForm.module.css';
import { type ChosenPeriod, findPeriodProblems, periodChoices } from './period-query.ts';

type PeriodFormProps = {
  chosen: ChosenPeriod;
  /** What the server found wrong with it, by field. */
  refusals: Record<string, string>;
  onChoose: (chosen: ChosenPeriod) => void;
};

/** Chooses what is told. A period of one's own is asked for once both of its days are there. */
export function PeriodForm({ chosen, refusals, onChoose }: PeriodFormProps) {
  const [typed, setTyped] = useState(chosen);
  const [problems, setProblems] = useState<{ from?: string; to?: string }>({});
  const choosePeriod = (period: string) => {
    setTyped({ ...typed, period });
    setProblems({});
    if (period !== 'own') onChoose({ period, from: '', to: '' });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = findPeriodProblems(typed);
    setProblems(found);
    if (Object.keys(found).length === 0) onChoose(typed);
  };
  const dayField = (name: 'from' | 'to', label: string) => (
    <TextInput
      type="date"
      name={name}
      label={label}
      value={typed[name]}
      error={problems[name] ?? refusals[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  );
  return (
    <form className={styles.period} noValidate onSubmit={submit} aria-label="Period">
      <NativeSelect
        label="Period"
        name="period"
        value={typed.period}
        data={periodChoices}
        onChange={(event) => choosePeriod(event.currentTarget.value)}
      />
      {typed.period === 'own' ? (
        <>
          {dayField('from', 'First day')}
          {dayField('to', 'Last day')}
          <Button type="submit">Show</Button>
        </>
      ) : null}
    </form>
  );
}
