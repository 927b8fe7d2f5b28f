import { Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import type { FormValues } from '../../api/form-values.ts';
import { t } from '../../language/t.ts';
import { Message } from '../../notices/Message/Message.tsx';
import { describeValue } from '../describe-value.ts';
import { type Difference, findDifferences, mergeValues, type Side, type Versions } from '../merge-values.ts';
import styles from './MergeDialog.module.css';

type MergedField = { kind: string; label: string };

export type MergeDialogProps = {
  /** The declared field of a value. */
  fieldOf: (name: string) => MergedField | undefined;
  versions: Versions;
  /** Names of referenced records by id. */
  names: ReadonlyMap<string, string>;
  onSave: (merged: FormValues) => void;
  onClose: () => void;
};

/**
 * Two people have changed the same record: lets the administrator choose a version for each field, so that nothing is lost
 * silently.
 */
export function MergeDialog({ fieldOf, versions, names, onSave, onClose }: MergeDialogProps) {
  const differences = findDifferences(versions);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const [isChecked, setIsChecked] = useState(false);
  const open = differences.filter(({ field, suggested }) => !(choices[field] ?? suggested));
  const save = () => {
    setIsChecked(true);
    if (open.length === 0) onSave(mergeValues(versions, choices));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="60rem"
      title={t('Changed by somebody else meanwhile')}
      closeButtonProps={{ 'aria-label': t('Keep editing') }}
    >
      <Lead hasDifferences={differences.length > 0} />
      {isChecked && open.length > 0 ? (
        <Message kind="error">
          {t('Please choose a version of every field that both of you have changed.')}
        </Message>
      ) : null}
      {differences.map((difference) => (
        <FieldChoice
          key={difference.field}
          fieldOf={fieldOf}
          names={names}
          difference={difference}
          chosen={choices[difference.field] ?? difference.suggested}
          onChoose={(side) => setChoices({ ...choices, [difference.field]: side })}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('Keep editing')}
        </Button>
        <Button onClick={save}>{t('Save merged version')}</Button>
      </div>
    </Modal>
  );
}

type FieldChoiceProps = {
  fieldOf: MergeDialogProps['fieldOf'];
  names: ReadonlyMap<string, string>;
  difference: Difference;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

function FieldChoice({ fieldOf, names, difference, chosen, onChoose }: FieldChoiceProps) {
  const field = fieldOf(difference.field);
  if (!field) return null;
  const sides = [
    { side: 'yours', label: t('Yours'), value: difference.yours },
    { side: 'theirs', label: t('Theirs'), value: difference.theirs },
  ] as const;
  return (
    <fieldset className={styles.field} data-open={chosen === undefined}>
      <legend className={styles.name}>
        {t(field.label)}
        {difference.suggested ? null : <span className={styles.note}> {t('· changed by both')}</span>}
      </legend>
      <div className={styles.sides}>
        {sides.map(({ side, label, value }) => (
          <div key={side} className={styles.side}>
            <Radio
              name={`merge-${difference.field}`}
              label={label}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <p className={styles.text}>{describeValue(field, value, names)}</p>
          </div>
        ))}
      </div>
      <details className={styles.original}>
        <summary>{t('Original')}</summary>
        <p className={styles.text}>{describeValue(field, difference.original, names)}</p>
      </details>
    </fieldset>
  );
}

function Lead({ hasDifferences }: { hasDifferences: boolean }) {
  return (
    <p className={styles.lead}>
      {hasDifferences
        ? t('These fields read differently now. Choose for each which version to keep.')
        : t('Both of you have written the same. Nothing is lost by saving.')}
    </p>
  );
}
