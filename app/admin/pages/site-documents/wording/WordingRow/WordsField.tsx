import { Textarea } from '@mantine/core';
import type { Ties } from '../../../../kit/controls/FieldFrame/FieldFrame.tsx';
import { inputTies } from '../../../../kit/controls/FieldFrame/input-ties.ts';
import { t } from '../../../../kit/language/t.ts';

/** As the document has it. */
const maxLength = 1_000;
const maxRows = 12;

type WordsFieldProps = {
  ties: Ties;
  name: string;
  value: string;
  /** What is said while it is empty, where nothing else tells. */
  placeholder?: string | undefined;
  onChange: (value: string) => void;
};

/** The company's own words. */
export function WordsField({ ties, name, value, placeholder, onChange }: WordsFieldProps) {
  return (
    <Textarea
      {...inputTies(ties)}
      {...{ name, value, maxLength, maxRows, minRows: 1 }}
      autosize
      placeholder={placeholder ?? t('As shipped')}
      error={ties['aria-invalid'] === true}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
