import { NativeSelect } from '@mantine/core';
import type { DocumentTextField } from '#content/documents/document-field.ts';
import { languageLabel } from '../../languages/language-label.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';

type SourceLanguageControlProps = {
  name: string;
  apiName: string;
  field: DocumentTextField;
  value: string;
  error: string | undefined;
  /** What can be chosen: the languages that the form has. */
  languages: readonly string[];
  onChange: (tag: string) => void;
};

/** The one of the company's languages that its texts are written in; the first where it has none of them. */
export function SourceLanguageControl(props: SourceLanguageControlProps) {
  const { name, apiName, field, value, error, languages, onChange } = props;
  return (
    <FieldFrame name={name} label={field.label} help={field.help} error={error}>
      {(ties) => (
        <NativeSelect
          {...inputTies(ties)}
          name={apiName}
          value={languages.includes(value) ? value : languages[0]}
          error={Boolean(error)}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={languages.map((tag) => ({ value: tag, label: languageLabel(tag) }))}
        />
      )}
    </FieldFrame>
  );
}
