import type { ReactNode } from 'react';
import { controlIdOf } from '../../api/field-names.ts';
import { sayAnswer, t } from '../../language/t.ts';
import styles from './FieldFrame.module.css';

/** The attributes that connect a control to its label, help and message. */
export type Ties = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** What a frame shows of a declared field. */
export function frameOf({ label, help, required }: { label: string; help?: string; required?: string }) {
  return { label, help, isRequired: Boolean(required) };
}

type FieldFrameProps = {
  name: string;
  /** As declared, in English. */
  label: string;
  isRequired?: boolean;
  help?: ReactNode;
  /** How much of the recommended length is used: '12 of 60'. */
  counter?: ReactNode;
  error?: string | undefined;
  /** A group of controls has a heading instead of a label for one of them. */
  isGroup?: boolean;
  children: (ties: Ties) => ReactNode;
};

/**
 * A control with its visible label above and its help and message below (specification/pages.md, "Controls").
 */
export function FieldFrame({ name, label, children, ...rest }: FieldFrameProps) {
  const { isRequired = false, help, counter, error, isGroup = false } = rest;
  const id = controlIdOf(name);
  const notes = { error: `${id}-error`, help: `${id}-help`, counter: `${id}-counter` };
  const described = [error && notes.error, help && notes.help, counter && notes.counter].filter(Boolean);
  const ties: Ties = {
    id,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  };
  return (
    <div className={styles.frame}>
      <Head {...{ id, label, counter, isRequired, isGroup }} counterId={notes.counter} />
      {children(ties)}
      {error ? (
        <p className={styles.error} id={notes.error}>
          {sayAnswer(error)}
        </p>
      ) : null}
      {help ? (
        <div className={styles.help} id={notes.help}>
          {typeof help === 'string' ? t(help) : help}
        </div>
      ) : null}
    </div>
  );
}

type HeadProps = Pick<FieldFrameProps, 'label' | 'counter'> & {
  id: string;
  counterId: string;
  isRequired: boolean;
  isGroup: boolean;
};

function Head({ id, counterId, label, counter, isRequired, isGroup }: HeadProps) {
  const Label = isGroup ? 'span' : 'label';
  return (
    <div className={styles.head}>
      <Label
        className={styles.label}
        id={`${id}-label`}
        data-required={isRequired || undefined}
        {...(isGroup ? {} : { htmlFor: id })}
      >
        {t(label)}
      </Label>
      {counter ? (
        <span className={styles.counter} id={counterId}>
          {counter}
        </span>
      ) : null}
    </div>
  );
}
