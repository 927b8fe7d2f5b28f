import { useState } from 'react';
import type { PluralText } from '#messages/message-forms.ts';
import { FieldFrame } from '../../../../kit/controls/FieldFrame/FieldFrame.tsx';
import { nameOfForm, readOwnForms, type WordingText, writeOwnForms } from '../wording-texts.ts';
import styles from './WordingRow.module.css';
import { WordsField } from './WordsField.tsx';

type PluralFieldsProps = {
  text: WordingText;
  plural: PluralText;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A field for each form of a text that depends on how many there are. */
export function PluralFields({ text, plural, value, error, onChange }: PluralFieldsProps) {
  const { idPath, path, label, place } = text;
  const { forms, changeForm } = useForms({ plural, value, onChange });
  if (!forms) {
    return (
      <FieldFrame name={idPath} label={label} counter={place} error={error}>
        {(ties) => <WordsField ties={ties} name={path} value={value} onChange={onChange} />}
      </FieldFrame>
    );
  }
  return (
    <FieldFrame name={idPath} label={label} counter={place} error={error} isGroup>
      {(ties) => (
        <fieldset
          className={styles.forms}
          aria-labelledby={`${ties.id}-label`}
          aria-describedby={ties['aria-describedby']}
        >
          {Object.keys({ ...plural.forms, ...forms }).map((form) => (
            <FieldFrame key={form} name={`${idPath}/${form}`} label={nameOfForm(form)}>
              {(inner) => (
                <WordsField
                  ties={{ ...inner, 'aria-invalid': ties['aria-invalid'] }}
                  name={`${path}.${form}`}
                  value={forms[form] ?? ''}
                  placeholder={plural.forms[form]}
                  onChange={(sentence) => changeForm(form, sentence)}
                />
              )}
            </FieldFrame>
          ))}
        </fieldset>
      )}
    </FieldFrame>
  );
}

type FormsOptions = Pick<PluralFieldsProps, 'plural' | 'value' | 'onChange'>;

/**
 * The forms as they are typed, since what is typed so far may be no text that could be parted into them again; or as
 * the value has them, where that came from elsewhere.
 */
function useForms({ plural, value, onChange }: FormsOptions) {
  const [typed, setTyped] = useState<PluralText['forms']>({});
  const forms = writeOwnForms(plural, typed) === value ? typed : readOwnForms(plural, value);
  const changeForm = (form: string, sentence: string) => {
    const changed = { ...forms, [form]: sentence };
    setTyped(changed);
    onChange(writeOwnForms(plural, changed));
  };
  return { forms, changeForm };
}
