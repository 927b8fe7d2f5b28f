import { Checkbox, NativeSelect } from '@mantine/core';
import type { ChoiceField, Field } from '#content/kit/field.ts';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import type { UploadType } from '#content/kit/upload-types.ts';
import { controlIdOf } from '../../api/field-names.ts';
import type { FormValue } from '../../api/form-values.ts';
import { t } from '../../language/t.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, frameOf } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import { HtmlControl } from '../HtmlControl/HtmlControl.tsx';
import { MediaControl } from '../MediaControl/MediaControl.tsx';
import { TagsControl } from '../TagsControl/TagsControl.tsx';
import { CountControl } from '../TextControl/CountControl.tsx';
import { TextControl } from '../TextControl/TextControl.tsx';

type SharedKind = 'text' | 'html' | 'flag' | 'count' | 'choice' | 'textList' | 'media' | 'mediaList';

type ValueControlProps = {
  field: Extract<Field, { kind: SharedKind }>;
  name: string;
  apiName: string;
  value: FormValue | undefined;
  error: string | undefined;
  placeholder?: string | undefined;
  onChange: (value: FormValue) => void;
  /** The folder that pictures go to. */
  uploadType: UploadType;
  categorySlug?: string | undefined;
};

/** The control of a kind of field that records and site documents both have. */
export function ValueControl({ field, value, uploadType, categorySlug, ...shared }: ValueControlProps) {
  const text = String(value ?? '');
  switch (field.kind) {
    case 'text':
      return <TextControl {...shared} field={field} value={text} />;
    case 'html':
      return <HtmlControl {...shared} field={field} value={text} />;
    case 'flag':
      return <FlagControl {...shared} field={field} value={value === true} />;
    case 'count':
      return <CountControl {...shared} field={field} value={text} />;
    case 'choice':
      return <ChoiceControl {...shared} field={field} value={text} />;
    case 'textList':
      return <TagsControl {...shared} field={field} value={listIn(value)} />;
    case 'media':
    case 'mediaList':
      return <MediaControl {...shared} {...{ field, value, uploadType, categorySlug }} />;
  }
}

export function listIn(value: FormValue | undefined): string[] {
  return Array.isArray(value) ? value : [];
}

function FlagControl({ field, name, apiName, ...rest }: ControlProps<'flag', boolean>) {
  const { value, onChange, error } = rest;
  return (
    <Checkbox
      id={controlIdOf(name)}
      name={apiName}
      label={t(field.label)}
      description={field.help && t(field.help)}
      error={error}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function ChoiceControl({ field, name, apiName, ...rest }: ControlProps<'choice', string>) {
  const { value, onChange, error } = rest;
  return (
    <FieldFrame name={name} {...frameOf(field)} error={error}>
      {(ties) => (
        <NativeSelect
          {...inputTies(ties)}
          name={apiName}
          value={value}
          error={Boolean(error)}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={field.options.map((option) => ({ value: option, label: showOption(field, option) }))}
        />
      )}
    </FieldFrame>
  );
}

/** `instagram` reads as 'Instagram'. */
function showOption({ labels = {} }: ChoiceField, option: string): string {
  return t(ownValue(labels, option) ?? capitalize(option));
}
