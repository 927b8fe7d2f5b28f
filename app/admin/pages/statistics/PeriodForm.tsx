import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { t } from '../../kit/language/t.ts';
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
  const dayProps = (name: 'from' | 'to') => ({
    name,
    value: typed[name],
    error: problems[name] ?? refusals[name],
    onType: (day: string) => setTyped({ ...typed, [name]: day }),
  });
  return (
    <form className={styles.period} noValidate onSubmit={submit} aria-label={t('Period')}>
      <NativeSelect
        label={t('Period')}
        name="period"
        value={typed.period}
        data={periodChoices}
        onChange={(event) => choosePeriod(event.currentTarget.value)}
      />
      {typed.period === 'own' ? (
        <>
          <DayField label={t('First day')} {...dayProps('from')} />
          <DayField label={t('Last day')} {...dayProps('to')} />
          <Button type="submit">{t('Show')}</Button>
        </>
      ) : null}
    </form>
  );
}

type DayFieldProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onType: (day: string) => void;
};

function DayField({ onType, ...shown }: DayFieldProps) {
  return <TextInput type="date" {...shown} onChange={(event) => onType(event.currentTarget.value)} />;
}
