import { memo, useCallback } from 'react';
import { apiNameOf } from '../../forms/field-names.ts';
import type { FormLayout } from '../../forms/form-layout.ts';
import type { FormValue } from '../../forms/form-values.ts';
import { MediaField } from '../../media/MediaField/MediaField.tsx';
import { MediaListField } from '../../media/MediaListField/MediaListField.tsx';
import { ChoiceControl } from '../ChoiceControl/ChoiceControl.tsx';
import { FlagControl } from '../FlagControl/FlagControl.tsx';
import { HtmlControl } from '../HtmlControl/HtmlControl.tsx';
import { ReferenceControl } from '../ReferenceControl/ReferenceControl.tsx';
import { RelatedControl } from '../RelatedControl/RelatedControl.tsx';
import type { Candidate } from '../related-records.ts';
import { SlugControl } from '../SlugControl/SlugControl.tsx';
import { TagsControl } from '../TagsControl/TagsControl.tsx';
import { CountControl } from '../TextControl/CountControl.tsx';
import { TextControl } from '../TextControl/TextControl.tsx';
import { TimeControl } from '../TextControl/TimeControl.tsx';

/** What a control may need to know of the form around it. */
export type FieldContext = {
  layout: FormLayout;
  /** As stored; empty for a new record. */
  storedSlug: string;
  isPublished: boolean;
  /** The folder that uploads go to. */
  categorySlug: string | undefined;
  onReferenceChosen: (record: Candidate | undefined) => void;
};

type FieldControlProps = {
  name: string;
  value: FormValue | undefined;
  /** What an address that nobody has given is made from. */
  title: string | undefined;
  /** The same object as long as what it holds is. */
  context: FieldContext;
  error: string | undefined;
  onChange: (name: string, value: FormValue) => void;
};

/** The control of a field's kind. It is drawn anew only when something of its own changes: forms are long. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { name, value, context, error, onChange } = props;
  const { layout } = context;
  const handleChange = useCallback((changed: FormValue) => onChange(name, changed), [name, onChange]);
  const field = layout.entity.fields[name];
  if (!field) return null;
  const shared = {
    name,
    apiName: apiNameOf(name, field),
    error,
    placeholder: layout.placeholders[name],
    onChange: handleChange,
  };
  const text = String(value ?? '');
  const list = listIn(value);
  switch (field.kind) {
    case 'text':
      return <TextControl {...shared} field={field} value={text} />;
    case 'html':
      return <HtmlControl {...shared} field={field} value={text} />;
    case 'slug':
      return (
        <SlugControl
          {...shared}
          field={field}
          value={text}
          title={props.title ?? ''}
          pathOf={(slug) => layout.entity.pathOf({ slug })}
          storedSlug={context.storedSlug}
          isPublished={context.isPublished}
        />
      );
    case 'flag':
      return <FlagControl {...shared} field={field} value={value === true} />;
    case 'count':
      return <CountControl {...shared} field={field} value={text} />;
    case 'choice':
      return <ChoiceControl {...shared} field={field} value={text} />;
    case 'time':
      return <TimeControl {...shared} field={field} value={text} />;
    case 'textList':
      return <TagsControl {...shared} field={field} value={list} />;
    case 'reference':
      return <ReferenceControl {...shared} field={field} value={text} onChosen={context.onReferenceChosen} />;
    case 'referenceList':
      return <RelatedControl {...shared} field={field} value={list} ownSlug={context.storedSlug} />;
    case 'media':
      return (
        <MediaField
          {...shared}
          label={field.label}
          name={shared.apiName}
          value={text}
          accepts={field.accepts}
          isRequired={Boolean(field.required)}
          help={field.help}
          uploadType={field.accepts === 'video' ? 'videos' : layout.entity.uploadType}
          categorySlug={context.categorySlug}
        />
      );
    case 'mediaList':
      return (
        <MediaListField
          {...shared}
          label={field.label}
          name={shared.apiName}
          value={list}
          maxItems={field.maxItems}
          uploadType={layout.entity.uploadType}
          categorySlug={context.categorySlug}
        />
      );
  }
});

function listIn(value: FormValue | undefined): string[] {
  return Array.isArray(value) ? value : [];
}
