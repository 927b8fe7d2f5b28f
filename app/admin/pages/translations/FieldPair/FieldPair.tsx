import { Button } from '@mantine/core';
import { memo } from 'react';
import type { TranslatedField } from '#content/translations/translated-fields.ts';
import type { FormValue } from '../../../kit/api/form-values.ts';
import { textIn } from '../../../kit/forms/describe-value.ts';
import { placeIdOf } from '../../../kit/forms/focus-field.ts';
import { t } from '../../../kit/language/t.ts';
import { WordChanges } from '../WordChanges/WordChanges.tsx';
import styles from './FieldPair.module.css';
import { SourceText } from './SourceText.tsx';
import { TranslationControl } from './TranslationControl.tsx';

/** What a field says in a language that is shown beside. */
export type Beside = { language: string; text: string | readonly string[] };

type FieldPairProps = {
  field: TranslatedField;
  /** The language that everything is written in. */
  from: string;
  /** What the source was when it was translated, where that is something else than now. */
  former: string | readonly string[] | undefined;
  beside: readonly Beside[];
  value: FormValue | undefined;
  error: string | undefined;
  isChecked: boolean;
  onChange: (key: string, value: FormValue) => void;
  onToggleChecked: (name: string) => void;
};

/** A field in the language that it is written in, in others that are wanted, and the control of its translation. */
export const FieldPair = memo(function FieldPair(props: FieldPairProps) {
  const { field, from, former, beside, value, error, onChange } = props;
  const { key, field: declared, source } = field;
  return (
    <div id={placeIdOf(key)} className={styles.pair} data-sources={beside.length + 1}>
      <div className={styles.sources}>
        <SourceText kind={declared.kind} text={source} language={from} />
        {beside.map(({ language, text }) => (
          <SourceText key={language} kind={declared.kind} text={text} language={language} />
        ))}
      </div>
      <div className={styles.translation}>
        <TranslationControl {...{ field, value, error }} onChange={(next) => onChange(key, next)} />
        {former === undefined ? null : <Outdated {...props} former={former} />}
        {source.length > 0 ? (
          <div className={styles.actions}>
            <Button
              size="compact-sm"
              variant="default"
              aria-describedby={`field-${key}-label`}
              onClick={() => onChange(key, typeof source === 'string' ? source : [...source])}
            >
              {t('Copy source')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
});

type OutdatedProps = Omit<FieldPairProps, 'former'> & { former: string | readonly string[] };

/** Says what changed in the source since it was translated. */
function Outdated({ field, from, former, isChecked, onToggleChecked }: OutdatedProps) {
  const [before, after] = [former, field.source].map((text) => wordsOf(field, text));
  return (
    <section className={styles.outdated} data-checked={isChecked} aria-labelledby={`changed-${field.key}`}>
      <h2 id={`changed-${field.key}`} className={styles.changed}>
        {isChecked ? t('Checked: it stays as it is when you save') : t('Outdated: the original has changed')}
      </h2>
      <WordChanges before={before ?? ''} after={after ?? ''} language={from} />
      <Button
        size="compact-sm"
        variant="default"
        aria-pressed={isChecked}
        aria-describedby={`field-${field.key}-label`}
        onClick={() => onToggleChecked(field.names[0])}
      >
        {t('Mark as checked')}
      </Button>
    </section>
  );
}

function wordsOf({ field }: TranslatedField, text: string | readonly string[]): string {
  if (typeof text !== 'string') return text.join('\n');
  return field.kind === 'html' ? textIn(text) : text;
}
