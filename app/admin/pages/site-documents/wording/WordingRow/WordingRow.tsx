import { Button } from '@mantine/core';
import { memo, useRef } from 'react';
import { FieldPlace } from '../../../../kit/controls/DocumentField/FieldPlace.tsx';
import { FieldFrame } from '../../../../kit/controls/FieldFrame/FieldFrame.tsx';
import { t } from '../../../../kit/language/t.ts';
import type { WordingText } from '../wording-texts.ts';
import { KeptNames } from './KeptNames.tsx';
import { PluralFields } from './PluralFields.tsx';
import styles from './WordingRow.module.css';
import { WordsField } from './WordsField.tsx';

/** A shorter text is written anew as quickly as it is changed. */
const longLength = 40;

type WordingRowProps = {
  text: WordingText;
  /** The company's own words; empty for the shipped ones. */
  value: string;
  error: string | undefined;
  onChange: (idPath: string, value: string) => void;
};

/** A fixed text: what it is shipped with, and what the company says instead. */
export const WordingRow = memo(function WordingRow({ text, value, error, onChange }: WordingRowProps) {
  const { idPath, label, place, plural, shipped } = text;
  const row = useRef<HTMLLIElement>(null);
  const change = (own: string) => onChange(idPath, own);
  const replace = (own: string) => {
    change(own);
    // The button that was pressed goes.
    requestAnimationFrame(() => row.current?.querySelector('textarea')?.focus());
  };
  return (
    <li ref={row}>
      <FieldPlace idPath={idPath}>
        {plural ? (
          <PluralFields {...{ text, plural, value, error }} onChange={change} />
        ) : (
          <FieldFrame name={idPath} label={label} counter={place} error={error}>
            {(ties) => <WordsField ties={ties} name={text.path} value={value} onChange={change} />}
          </FieldFrame>
        )}
        <div className={styles.below}>
          <KeptNames text={text} value={value} row={row} />
          {value === '' ? null : (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('Back to the shipped text: {label}', { label })}
              onClick={() => replace('')}
            >
              {t('Back to the shipped text')}
            </Button>
          )}
          {value === '' && shipped.length > longLength ? (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('Start from this text: {label}', { label })}
              onClick={() => replace(shipped)}
            >
              {t('Start from this text')}
            </Button>
          ) : null}
        </div>
      </FieldPlace>
    </li>
  );
});
