import { Textarea, TextInput } from '@mantine/core';
import { t } from '../../language/t.ts';
import { useTextLanguage } from '../../languages/text-language.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, frameOf } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';

/** Fields with at most this length show how much of it is used. */
const shortLength = 200;
/** The lengths that search engines show in full (specification/records.md, "Meta texts"). */
const recommended = new Map(
  Object.entries<{ from: number; to: number }>({
    metaTitle: { from: 50, to: 60 },
    metaDescription: { from: 150, to: 160 },
  }),
);

export function TextControl({ field, value, onChange, ...rest }: ControlProps<'text', string>) {
  const { name, apiName, error, placeholder } = rest;
  const isShort = field.maxLength <= shortLength && field.maxLength >= 60;
  const hasCounter = recommended.has(name) || (isShort && value.length > field.maxLength * 0.8);
  const length = t('{count} of {most}', { count: value.length, most: field.maxLength });
  const judged = judgeLength(name, value.length);
  const language = useTextLanguage();
  return (
    <FieldFrame
      name={name}
      {...frameOf(field)}
      counter={hasCounter ? `${length}${judged}` : undefined}
      error={error}
    >
      {(ties) => {
        const shared = {
          ...inputTies(ties),
          ...language,
          name: apiName,
          value,
          maxLength: field.maxLength,
          placeholder: placeholder ?? '',
          error: Boolean(error),
          onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
        };
        return field.isMultiline ? (
          <Textarea {...shared} autosize minRows={field.maxLength > 1000 ? 5 : 2} maxRows={18} />
        ) : (
          <TextInput {...shared} autoComplete="off" />
        );
      }}
    </FieldFrame>
  );
}

function judgeLength(name: string, length: number): string {
  const range = recommended.get(name);
  if (!range || length === 0) return '';
  if (length < range.from) return ' · short';
  return length > range.to ? ' · long' : ' · good';
}
