import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useSubmit } from '../../forms/use-submit.ts';
import { notifyUndo } from '../../lists/notify-undo.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { addRedirect, changeRedirect, type ListedRedirect } from '../redirect-endpoints.ts';
import styles from './RedirectsPage.module.css';

type RedirectFormProps = {
  /** Undefined for a new one. */
  edited: ListedRedirect | undefined;
  /** The address that a new one begins with. */
  from: string;
  onDone: () => void;
};

/** Adds a redirect, or changes one. */
export function RedirectForm({ edited, from, onDone }: RedirectFormProps) {
  const form = useRedirectSaving(edited, onDone);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-labelledby="redirect-form">
      <h2 id="redirect-form">{edited ? 'Change the redirect' : 'Add a redirect'}</h2>
      {form.error && Object.keys(form.fields).length === 0 ? (
        <Message kind="error">{form.error}</Message>
      ) : null}
      <RedirectFields {...{ edited, from }} messages={form.fields} />
      <div className={styles.actions}>
        <Button type="submit" loading={form.isSending}>
          {edited ? 'Save' : 'Add redirect'}
        </Button>
        {edited ? (
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type RedirectFieldsProps = Pick<RedirectFormProps, 'edited' | 'from'> & {
  messages: Readonly<Record<string, string | undefined>>;
};

function RedirectFields({ edited, from, messages }: RedirectFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  // Whoever comes with an address has to say where it leads.
  useEffect(() => {
    if (edited) first.current?.focus();
    else if (from !== '') second.current?.focus();
  }, [edited, from]);
  return (
    <div className={styles.fields}>
      <TextInput
        ref={first}
        label="From"
        name="from"
        description="An address of this site where no page is: /old-page/"
        defaultValue={edited?.from ?? from}
        autoComplete="off"
        error={messages.from}
      />
      <TextInput
        ref={second}
        label="To"
        name="to"
        description="A page of this site, or an address that starts with https://"
        defaultValue={edited?.to ?? ''}
        autoComplete="off"
        error={messages.to}
      />
    </div>
  );
}

function useRedirectSaving(edited: RedirectFormProps['edited'], onDone: () => void) {
  const { revalidate } = useRevalidator();
  return useSubmit({
    failure: 'The redirect could not be saved. Please try again.',
    async send(values) {
      const input = { from: String(values.get('from')), to: String(values.get('to')) };
      const isNew = !edited || edited.id === null;
      const undo = await (isNew ? addRedirect(input) : changeRedirect(Number(edited.id), input));
      await revalidate();
      notifyUndo({
        message: isNew ? 'The redirect has been added.' : 'The redirect has been changed.',
        undo: async () => {
          const message = await undo();
          await revalidate();
          return message;
        },
      });
      onDone();
      return '';
    },
  });
}
