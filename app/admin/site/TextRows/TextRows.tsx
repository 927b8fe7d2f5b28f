import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { SimpleListField } from '#content/site-documents/document-field.ts';
import { FieldFrame } from '../../controls/FieldFrame/FieldFrame.tsx';
import { controlIdOf } from '../../forms/field-names.ts';
import { IconArrowDown, IconArrowUp, IconX } from '../../icons/icons.ts';
import styles from './TextRows.module.css';

type TextRowsProps = {
  name: string;
  apiName: string;
  field: SimpleListField;
  value: readonly string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
};

const iconPixels = 16;

/** A list of short texts, a row each, in an order of their own. */
export function TextRows({ name, apiName, field, value, error, onChange }: TextRowsProps) {
  const { label, noun, item, maxItems } = field;
  const put = (index: number, text: string) => onChange(value.with(index, text));
  const move = (index: number, by: 1 | -1) => {
    const moved = value.toSpliced(index, 1);
    onChange(moved.toSpliced(index + by, 0, value[index] ?? ''));
  };
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
          {value.map((text, index) => (
            <div key={index} className={styles.row}>
              <TextInput
                id={rowIdOf(name, index)}
                name={`${apiName}.${index}`}
                aria-label={`${item.label} ${index + 1}`}
                value={text}
                maxLength={item.maxLength}
                onChange={(event) => put(index, event.currentTarget.value)}
              />
              <ActionIcon
                variant="subtle"
                aria-label={`Move up: ${noun} ${index + 1}`}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(index, -1)}
              >
                <IconArrowUp size={iconPixels} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={`Move down: ${noun} ${index + 1}`}
                aria-disabled={index === value.length - 1}
                onClick={() => index < value.length - 1 && move(index, 1)}
              >
                <IconArrowDown size={iconPixels} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={`Remove: ${noun} ${index + 1}`}
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                <IconX size={iconPixels} />
              </ActionIcon>
            </div>
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

function rowIdOf(name: string, index: number): string {
  return `${controlIdOf(name)}-${index}`;
}
