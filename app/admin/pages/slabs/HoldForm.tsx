import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Slab } from '../../entities/slab/slab-holds.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { DueTimeControl } from '../../kit/controls/DueTimeControl/DueTimeControl.tsx';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import styles from './slabs.module.css';

const untilField = { kind: 'dueTime', label: t('Until') } as const;

type HoldFormProps = {
  slab: Slab;
  /** What visitors are told of holds. */
  conditions: string;
  onHeld: () => void;
};

/** Holds a slab for a customer; of one that is held it puts the customer in the queue. */
export function HoldForm({ slab, conditions, onHeld }: HoldFormProps) {
  const [until, setUntil] = useState('');
  const isHeld = slab.status === 'held';
  const form = useSubmit({
    failure: t('The slab could not be held. Please try again.'),
    async send(values) {
      const texts = { for: String(values.get('for')), note: String(values.get('note')) };
      const body = { ...texts, until, queue: isHeld };
      const path = `/slabs/${slab.id}/holds`;
      const { data } = await requestApi<{ position: number }>(path, { method: 'POST', body });
      setUntil('');
      onHeld();
      return data.position === 0
        ? t('{customer} holds the slab.', { customer: body.for })
        : t('{customer} waits for the slab.', { customer: body.for });
    },
  });
  const { fields } = form;
  const isFieldWrong = Object.keys(fields).length > 0;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-labelledby="hold">
      <h2 id="hold">{isHeld ? t('Put in the queue') : t('Hold for a customer')}</h2>
      {conditions ? <p className={styles.quiet}>{conditions}</p> : null}
      {form.error && !isFieldWrong ? <Message kind="error">{form.error}</Message> : null}
      {form.success ? <Message kind="success">{form.success}</Message> : null}
      <TextInput label={t('Customer')} name="for" autoComplete="off" error={fields.for} />
      <DueTimeControl
        name="hold_until"
        apiName="until"
        field={untilField}
        value={until}
        error={fields.until}
        onChange={setUntil}
      />
      <Textarea label={t('Note')} name="note" autosize minRows={2} error={fields.note} />
      <Button type="submit" loading={form.isSending}>
        {isHeld ? t('Put in the queue') : t('Hold for a customer')}
      </Button>
    </form>
  );
}
