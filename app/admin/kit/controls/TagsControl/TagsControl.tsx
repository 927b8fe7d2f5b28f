import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { t } from '../../language/t.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { splitTags } from './split-tags.ts';
import styles from './TagsControl.module.css';

/**
 * A list of short texts. Unfinished text is part of the value at once, so that saving never loses it;
 * a comma, Enter or leaving the field turns it into tags.
 */
export function TagsControl({ field, name, apiName, ...rest }: ControlProps<'textList', string[]>) {
  const { value, onChange, error, placeholder } = rest;
  const { tags, text, takeText, removeTag, handleKey, forgetTyped } = useTags({ value, onChange });
  return (
    <FieldFrame
      name={name}
      label={field.label}
      help={field.help ?? t('Separate entries by commas or Enter.')}
      error={error}
    >
      {(ties) => (
        <div className={styles.box} data-error={Boolean(error)}>
          {tags.length > 0 ? (
            <ul className={styles.tags} aria-label={t('Entries')}>
              {tags.map((tag, index) => (
                <li key={tag} className={styles.tag}>
                  <span>{tag}</span>
                  <CloseButton
                    size="sm"
                    aria-label={t('Remove {tag}', { tag })}
                    onClick={() => removeTag(index)}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          <input
            {...ties}
            className={styles.input}
            name={apiName}
            value={text}
            autoComplete="off"
            placeholder={tags.length === 0 ? placeholder : undefined}
            onChange={(event) => takeText(event.currentTarget.value)}
            onKeyDown={handleKey}
            onBlur={forgetTyped}
          />
        </div>
      )}
    </FieldFrame>
  );
}

function endsWith(list: readonly string[], tail: readonly string[]): boolean {
  const end = list.slice(list.length - tail.length);
  return tail.length <= list.length && end.every((item, index) => item === tail[index]);
}

/** What is typed is an entry from the first letter on; its text stays in the field until it is finished. */
function useTags({ value, onChange }: Pick<ControlProps<'textList', string[]>, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState('');
  const isPending = endsWith(value, splitTags(typed));
  const text = isPending ? typed : '';
  const tags = value.slice(0, value.length - splitTags(text).length);

  const takeText = (next: string) => {
    const parts = splitTags(next).filter((part) => !tags.includes(part));
    const isFinished = /[,;\n\t]\s*$/.test(next);
    setTyped(isFinished ? '' : next);
    onChange([...tags, ...parts]);
  };
  const removeTag = (index: number) => onChange(value.filter((_tag, at) => at !== index));
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      setTyped('');
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) removeTag(tags.length - 1);
  };
  return { tags, text, takeText, removeTag, handleKey, forgetTyped: () => setTyped('') };
}
