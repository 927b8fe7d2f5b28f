import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Message } from '../../shell/Message/Message.tsx';
import { focusField, inPageOrder, placeIdOf } from '../focus-field.ts';
import type { FormLayout } from '../form-layout.ts';
import type { Failure } from '../use-saving.ts';
import styles from './FailureMessage.module.css';

type FailureMessageProps = { layout: FormLayout; failure: Failure; onSaveAsNew: () => void };

/** Says what keeps the record from being saved and leads to the first field concerned. */
export function FailureMessage({ layout, failure, onSaveAsNew }: FailureMessageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const wrong = inPageOrder(layout, Object.keys(failure.fields));
  const show = useEffectEvent(() => {
    const [first] = wrong;
    if (first) focusField(first);
    else frame.current?.scrollIntoView({ block: 'center' });
  });
  // Every failed save leads there anew
  useEffect(() => show(), [failure.count]);
  return (
    <div ref={frame}>
      <Message kind="error">
        <Reason layout={layout} failure={failure} />
        {wrong.length > 0 ? <WrongFields layout={layout} names={wrong} /> : null}
        {failure.kind === 'vanished' ? (
          <p className={styles.way}>
            <Button size="compact-sm" variant="default" onClick={onSaveAsNew}>
              Save as new
            </Button>
          </p>
        ) : null}
      </Message>
    </div>
  );
}

function Reason({ layout, failure }: Pick<FailureMessageProps, 'layout' | 'failure'>) {
  if (failure.kind === 'check') return <p>Not saved yet. Please check these fields:</p>;
  if (failure.kind === 'vanished') {
    return (
      <p>
        {failure.message} Somebody may have deleted this {layout.noun}. Everything you typed is still here.
      </p>
    );
  }
  return (
    <>
      <p>Error saving {layout.noun}. Please try again.</p>
      <p>{failure.message}</p>
    </>
  );
}

/** The messages themselves stand beside the fields. */
function WrongFields({ layout, names }: { layout: FormLayout; names: readonly string[] }) {
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
            {layout.entity.fields[name]?.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
