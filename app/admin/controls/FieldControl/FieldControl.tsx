import { memo, type ReactNode, useCallback } from 'react';
import type { Field } from '#content/kit/field.ts';
import { apiNameOf } from '../../forms/field-names.ts';
import type { FormLayout } from '../../forms/form-layout.ts';
import type { FormValue } from '../../forms/form-values.ts';
import { ChoiceControl } from '../ChoiceControl/ChoiceControl.tsx';
import { FlagControl } from '../FlagControl/FlagControl.tsx';
import { HtmlControl } from '../HtmlControl/HtmlControl.tsx';
import { MediaControl } from '../MediaControl/MediaControl.tsx';
import { ReferenceControl } from '../ReferenceControl/ReferenceControl.tsx';
import { RelatedControl } from '../RelatedControl/RelatedControl.tsx';
import type { Candidate } from '../related-records.ts';
import { SlugControl } from '../SlugControl/SlugControl.tsx';
import { TagsControl } from '../TagsControl/TagsControl.tsx';
import { CountControl } from '../TextControl/CountControl.tsx';
import { TextControl } from '../TextControl/TextControl.tsx';
import { TimeControl } from '../TextControl/TimeControl.tsx';

/** What controls need from the form around them. */
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
  /** The text that an empty slug is made from. */
  title: string | undefined;
  /** Keeps its identity as long as its content is the same. */
  context: FieldContext;
  error: string | undefined;
  onChange: (name: string, value: FormValue) => void;
};

/** The control of a field's kind. Memoized, because forms are long. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { name, context, onChange } = props;
  const handleChange = useCallback((changed: FormValue) => onChange(name, changed), [name, onChange]);
  const field = context.layout.entity.fields[name];
  return field ? renderControl(field, { ...props, onChange: handleChange }) : null;
});

type RenderedProps = Omit<FieldControlProps, 'onChange'> & { onChange: (value: FormValue) => void };

/** One case per kind. */
function renderControl(field: Field, props: RenderedProps): ReactNode {
  const { name, value, context, error, onChange } = props;
  const placeholder = context.layout.placeholders[name];
  const shared = { name, apiName: apiNameOf(name, field), error, placeholder, onChange };
  const text = String(value ?? '');
  const list = listIn(value);
  switch (field.kind) {
    case 'text':
      return <TextControl {...shared} field={field} value={text} />;
    case 'html':
      return <HtmlControl {...shared} field={field} value={text} />;
    case 'slug':
      return <SlugControl {...shared} {...slugProps(props)} field={field} value={text} />;
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
    case 'mediaList':
      return <MediaControl {...shared} field={field} value={value} context={context} />;
  }
}

function slugProps({ title, context }: RenderedProps) {
  const { layout, storedSlug, isPublished } = context;
  const pathOf = (slug: string) => layout.entity.pathOf({ slug });
  return { title: title ?? '', pathOf, storedSlug, isPublished };
}

function listIn(value: FormValue | undefined): string[] {
  return Array.isArray(value) ? value : [];
}
