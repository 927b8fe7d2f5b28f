import { TextInput } from '@mantine/core';
import { maxSlugLength } from '#content/kit/slug.ts';
import { maxEntryLength } from '#content/kit/value-messages.ts';
import type { TranslatedField } from '#content/translations/translated-fields.ts';
import { controlIdOf } from '../../../kit/api/field-names.ts';
import type { FormValue } from '../../../kit/api/form-values.ts';
import { FieldFrame } from '../../../kit/controls/FieldFrame/FieldFrame.tsx';
import { HtmlControl } from '../../../kit/controls/HtmlControl/HtmlControl.tsx';
import { TextControl } from '../../../kit/controls/TextControl/TextControl.tsx';
import { t } from '../../../kit/language/t.ts';
import { useTextLanguage } from '../../../kit/languages/text-language.ts';
import styles from './FieldPair.module.css';

type TranslationControlProps = {
  field: TranslatedField;
  value: FormValue | undefined;
  error: string | undefined;
  onChange: (value: FormValue) => void;
};

const slugHelp = t(
  'What stands in the address in this language: lower case, hyphens, any script. Left empty it is the original.',
);

/** The control of a field's kind. Nothing has to be translated, so none is required. */
export function TranslationControl({ field, value, error, onChange }: TranslationControlProps) {
  const { key, names, label, field: declared } = field;
  const shared = { name: key, apiName: names[0], error, onChange };
  const text = String(value ?? '');
  switch (declared.kind) {
    case 'text': {
      const { required: _required, ...optional } = declared;
      return <TextControl {...shared} field={{ ...optional, label }} value={text} />;
    }
    case 'html': {
      const { required: _required, ...optional } = declared;
      return <HtmlControl {...shared} field={{ ...optional, label }} value={text} />;
    }
    case 'slug': {
      const slug = { kind: 'text', label, maxLength: maxSlugLength, help: slugHelp } as const;
      return <TextControl {...shared} field={slug} value={text} />;
    }
    default:
      return (
        <TranslatedEntries
          {...{ field, error, onChange }}
          value={Array.isArray(value) ? value : []}
          maxLength={declared.kind === 'list' ? declared.item.maxLength : maxEntryLength}
        />
      );
  }
}

type TranslatedEntriesProps = {
  field: TranslatedField;
  value: readonly string[];
  error: string | undefined;
  maxLength: number;
  onChange: (value: string[]) => void;
};

/** A text for each entry of a list, named by the entry. */
function TranslatedEntries({ field, value, error, maxLength, onChange }: TranslatedEntriesProps) {
  const language = useTextLanguage();
  const { key, names, label, source } = field;
  return (
    <FieldFrame name={key} label={label} error={error} isGroup>
      {(ties) => (
        <fieldset
          id={ties.id}
          className={styles.inputs}
          tabIndex={-1}
          aria-labelledby={`${ties.id}-label`}
          aria-describedby={ties['aria-describedby']}
        >
          {[source].flat().map((entry, index) => (
            <TextInput
              key={index}
              {...language}
              id={`${controlIdOf(key)}-${index}`}
              name={`${names[0]}.${index}`}
              label={<bdi>{entry}</bdi>}
              value={value[index] ?? ''}
              maxLength={maxLength}
              autoComplete="off"
              onChange={(event) => onChange(value.with(index, event.currentTarget.value))}
            />
          ))}
        </fieldset>
      )}
    </FieldFrame>
  );
}
