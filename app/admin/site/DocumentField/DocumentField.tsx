import { memo, useCallback } from 'react';
import type { ReferenceListField, TextField } from '#content/kit/field.ts';
import type { LeafField, PickField } from '#content/site-documents/document-field.ts';
import { ChoiceControl } from '../../controls/ChoiceControl/ChoiceControl.tsx';
import { FlagControl } from '../../controls/FlagControl/FlagControl.tsx';
import { HtmlControl } from '../../controls/HtmlControl/HtmlControl.tsx';
import { RelatedControl } from '../../controls/RelatedControl/RelatedControl.tsx';
import { TagsControl } from '../../controls/TagsControl/TagsControl.tsx';
import { CountControl } from '../../controls/TextControl/CountControl.tsx';
import { TextControl } from '../../controls/TextControl/TextControl.tsx';
import type { FormValue } from '../../forms/form-values.ts';
import { MediaField } from '../../media/MediaField/MediaField.tsx';
import { MediaListField } from '../../media/MediaListField/MediaListField.tsx';
import { TextRows } from '../TextRows/TextRows.tsx';

type DocumentFieldProps = {
  /** The way to the value by the ids of items, which the form knows it by. */
  way: string;
  /** The dotted path, by which the API and the control name it. */
  path: string;
  field: LeafField;
  value: FormValue | undefined;
  error: string | undefined;
  onChange: (way: string, value: FormValue) => void;
};

const maxAddressLength = 500;
const maxNumberLength = 30;

/** The control of a field's kind. It is drawn anew only when something of its own changes: documents are long. */
export const DocumentField = memo(function DocumentField(props: DocumentFieldProps) {
  const { way, path, field, value, error, onChange } = props;
  const handleChange = useCallback((changed: FormValue) => onChange(way, changed), [way, onChange]);
  const shared = { name: way, apiName: path, error, onChange: handleChange };
  const text = String(value ?? '');
  const list = Array.isArray(value) ? value : [];
  switch (field.kind) {
    case 'text':
      return <TextControl {...shared} field={field} value={text} />;
    case 'file':
    case 'colour':
    case 'decimal':
      return <TextControl {...shared} field={asText(field)} value={text} />;
    case 'html':
      return <HtmlControl {...shared} field={field} value={text} />;
    case 'flag':
      return <FlagControl {...shared} field={field} value={value === true} />;
    case 'count':
      return <CountControl {...shared} field={field} value={text} />;
    case 'choice':
      return <ChoiceControl {...shared} field={field} value={text} />;
    case 'textList':
      return <TagsControl {...shared} field={field} value={list} />;
    case 'list':
      return <TextRows {...shared} field={field} value={list} />;
    case 'products':
    case 'categories':
      return <RelatedControl {...shared} field={referenceOf(field)} value={list} ownSlug="" />;
    case 'media':
      return (
        <MediaField
          {...shared}
          label={field.label}
          name={path}
          value={text}
          accepts={field.accepts}
          isRequired={Boolean(field.required)}
          help={field.help}
          uploadType="gallery"
          categorySlug={undefined}
        />
      );
    case 'mediaList':
      return (
        <MediaListField
          {...shared}
          label={field.label}
          name={path}
          value={list}
          maxItems={field.maxItems}
          uploadType="gallery"
          categorySlug={undefined}
        />
      );
  }
});

/** What is typed as a line, and judged by the server. */
function asText({ label, help, kind }: LeafField): TextField {
  const maxLength = kind === 'file' ? maxAddressLength : maxNumberLength;
  return { kind: 'text', label, maxLength, ...(help && { help }) };
}

/** Picked records are found and ordered as related records are. */
function referenceOf({ kind, label, help, maxItems }: PickField): ReferenceListField {
  const to = kind === 'products' ? 'product' : 'category';
  return { kind: 'referenceList', label, to, maxItems, snakeNameGives: 'slugs', ...(help && { help }) };
}
