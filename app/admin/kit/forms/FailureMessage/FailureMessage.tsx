import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '../../language/t.ts';
import { Message } from '../../notices/Message/Message.tsx';
import { focusField, placeIdOf } from '../focus-field.ts';
import type { Failure } from '../use-saving.ts';
import styles from './FailureMessage.module.css';

/** What a failure needs to know of its form. */
export type FailedForm = {
  noun: string;
  inPageOrder: (names: string[]) => string[];
  labelOf: (name: string) => string;
};

type FailureMessageProps = { form: FailedForm; failure: Failure; onSaveAsNew?: () => void };

/** Says why the record cannot be saved and moves the focus to the first field concerned. */
export function FailureMessage({ form, failure, onSaveAsNew }: FailureMessageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const wrong = form.inPageOrder(Object.keys(failure.fields));
  const show = useEffectEvent(() => {
    const [first] = wrong;
    if (first) focusField(first);
    else frame.current?.scrollIntoView({ block: 'center' });
  });
  // Every failed save moves the focus there again
  useEffect(() => show(), [failure.count]);
  return (
    <div ref={frame}>
      <Message kind="error">
        <Reason form={form} failure={failure} />
        {wrong.length > 0 ? <WrongFields form={form} names={wrong} /> : null}
        {failure.kind === 'vanished' && onSaveAsNew ? (
          <p className={styles.way}>
            <Button size="compact-sm" variant="default" onClick={onSaveAsNew}>
              {t('Save as new')}
            </Button>
          </p>
        ) : null}
      </Message>
    </div>
  );
}

function Reason({ form: { noun }, failure }: Pick<FailureMessageProps, 'form' | 'failure'>) {
  if (failure.kind === 'check') return <p>{t('Not saved yet. Please check these fields:')}</p>;
  if (failure.kind === 'vanished') {
    return (
      <p>
        {t('{message} Somebody may have deleted this {noun}. Everything you typed is still here.', {
          message: failure.message,
          noun,
        })}
      </p>
    );
  }
  return (
    <>
      <p>{t('Error saving {noun}. Please try again.', { noun })}</p>
      <p>{failure.message}</p>
    </>
  );
}

/** The messages themselves are shown beside the fields. */
function WrongFields({ form, names }: { form: FailedForm; names: readonly string[] }) {
  return (
    <ul className={styles.fields}>
      {names.map((name) => (
        <li key={name}>
          <a
            href={`#${placeIdOf(name)}`}
            onClick={(event) => {
              event.preventDefault();
              focusField(name);
            }}
          >
            {form.labelOf(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
