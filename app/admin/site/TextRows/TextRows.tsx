import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { SimpleListField } from '#content/site-documents/document-field.ts';
import { FieldFrame } from '../../controls/FieldFrame/FieldFrame.tsx';
import { controlIdOf } from '../../forms/field-names.ts';
import { IconX } from '../../icons/icons.ts';
import { MoveButtons } from '../../sorting/MoveButtons/MoveButtons.tsx';
import { moveItem } from '../../sorting/move-item.ts';
import styles from './TextRows.module.css';

type TextRowsProps = {
  name: string;
  apiName: string;
  field: SimpleListField;
  value: readonly string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
};

/** A list of short texts, a row each, in an order of their own. */
export function TextRows({ name, apiName, field, value, error, onChange }: TextRowsProps) {
  const { label, noun, maxItems } = field;
  const add = () => {
    onChange([...value, '']);
    requestAnimationFrame(() => document.getElementById(rowIdOf(name, value.length))?.focus());
  };
  return (
    <FieldFrame name={name} label={label} help={field.help} error={error} isGroup>
      {(ties) => (
        <fieldset
          id={ties.id}
          className={styles.rows}
          tabIndex={-1}
          aria-labelledby={`${ties.id}-label`}
          aria-describedby={ties['aria-describedby']}
        >
          {value.map((_, index) => (
            <TextRow key={index} {...{ name, apiName, field, value, index, onChange }} />
          ))}
          <div>
            <Button size="compact-md" variant="default" disabled={value.length >= maxItems} onClick={add}>
              {`Add ${noun}`}
            </Button>
          </div>
        </fieldset>
      )}
    </FieldFrame>
  );
}

type TextRowProps = Omit<TextRowsProps, 'error'> & { index: number };

function TextRow({ name, apiName, field, value, index, onChange }: TextRowProps) {
  const { noun, item } = field;
  const number = index + 1;
  return (
    <div className={styles.row}>
      <TextInput
        id={rowIdOf(name, index)}
        name={`${apiName}.${index}`}
        aria-label={`${item.label} ${number}`}
        value={value[index] ?? ''}
        maxLength={item.maxLength}
        onChange={(event) => onChange(value.with(index, event.currentTarget.value))}
      />
      <MoveButtons
        labels={[`Move up: ${noun} ${number}`, `Move down: ${noun} ${number}`]}
        isFirst={index === 0}
        isLast={number === value.length}
        onMove={(by) => onChange(moveItem(value, { from: index, to: index + by }))}
      />
      <ActionIcon
        variant="subtle"
        aria-label={`Remove: ${noun} ${number}`}
        onClick={() => onChange(value.toSpliced(index, 1))}
      >
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}

function rowIdOf(name: string, index: number): string {
  return `${controlIdOf(name)}-${index}`;
}
