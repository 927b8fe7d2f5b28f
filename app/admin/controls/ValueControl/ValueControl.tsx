import type { Field } from '#content/kit/field.ts';
import type { UploadType } from '#content/picture/upload-types.ts';
import type { FormValue } from '../../forms/form-values.ts';
import { ChoiceControl } from '../ChoiceControl/ChoiceControl.tsx';
import { FlagControl } from '../FlagControl/FlagControl.tsx';
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
