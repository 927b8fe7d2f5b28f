import { memo, useCallback } from 'react';
import type { ReferenceListField, TextField } from '#content/kit/field.ts';
import type { DocumentTextField, LeafField, PickField } from '#content/site-documents/document-field.ts';
import { ColourControl } from '../../controls/ColourControl/ColourControl.tsx';
import { FileControl } from '../../controls/FileControl/FileControl.tsx';
import { RelatedControl } from '../../controls/RelatedControl/RelatedControl.tsx';
import { TextControl } from '../../controls/TextControl/TextControl.tsx';
import { listIn, ValueControl } from '../../controls/ValueControl/ValueControl.tsx';
import type { FormValue } from '../../forms/form-values.ts';
import { isMadeOfNumber } from '../document-form-values.ts';
import { TextRows } from '../TextRows/TextRows.tsx';

type DocumentFieldProps = {
  /** Where the value is, by the ids of items; the form knows it by this. */
  idPath: string;
  /** The dotted path, by which the API and the control name it. */
  path: string;
  field: LeafField;
  value: FormValue | undefined;
  error: string | undefined;
  onChange: (idPath: string, value: FormValue) => void;
};

const maxNumberLength = 30;

/** The control of a field's kind. It is drawn anew only when something of its own changes: documents are long. */
export const DocumentField = memo(function DocumentField(props: DocumentFieldProps) {
  const { idPath, path, field, value, error, onChange } = props;
  const handleChange = useCallback((changed: FormValue) => onChange(idPath, changed), [idPath, onChange]);
  const shared = { name: idPath, apiName: path, error, onChange: handleChange };
  const text = String(value ?? '');
  switch (field.kind) {
    case 'file':
      return <FileControl {...shared} field={field} value={text} />;
    case 'colour':
      return <ColourControl {...shared} field={field} value={text} />;
    case 'decimal':
      return <TextControl {...shared} field={asText(field)} value={text} />;
    case 'list':
      return <TextRows {...shared} field={field} value={listIn(value)} />;
    case 'products':
    case 'categories':
      return <RelatedControl {...shared} field={referenceOf(field)} value={listIn(value)} ownSlug="" />;
    default: {
      const shown = isMadeOfNumber(field) ? withoutStar(field) : field;
      return <ValueControl {...shared} field={shown} value={value} uploadType="site" />;
    }
  }
});

/** Nobody has to fill in what is made of something else. */
function withoutStar({ required: _required, ...field }: DocumentTextField): DocumentTextField {
  return field;
}

/** What is typed as a line, and judged by the server. */
function asText({ label, help }: LeafField): TextField {
  return { kind: 'text', label, maxLength: maxNumberLength, ...(help && { help }) };
}

/** Picked records are found and ordered as related records are. */
function referenceOf({ kind, label, help, maxItems }: PickField): ReferenceListField {
  const to = kind === 'products' ? 'product' : 'category';
  return { kind: 'referenceList', label, to, maxItems, snakeNameGives: 'slugs', ...(help && { help }) };
}
