import { memo, type ReactNode, useCallback } from 'react';
import type { Field } from '#content/kit/field.ts';
import { uploadTypeOf } from '#content/picture/upload-types.ts';
import { apiNameOf } from '../../forms/field-names.ts';
import type { FormLayout } from '../../forms/form-layout.ts';
import type { FormValue } from '../../forms/form-values.ts';
import { DueTimeControl } from '../DueTimeControl/DueTimeControl.tsx';
import { isComplete } from '../DueTimeControl/due-time-text.ts';
import { ReferenceControl } from '../ReferenceControl/ReferenceControl.tsx';
import { RelatedControl } from '../RelatedControl/RelatedControl.tsx';
import type { Candidate } from '../related-records.ts';
import { SlugControl } from '../SlugControl/SlugControl.tsx';
import { TimeControl } from '../TextControl/TimeControl.tsx';
import { listIn, ValueControl } from '../ValueControl/ValueControl.tsx';

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

/** One case for each kind that only records have. */
function renderControl(field: Field, props: RenderedProps): ReactNode {
  const { name, value, context, error, onChange } = props;
  const placeholder = context.layout.placeholders[name];
  const shared = { name, apiName: apiNameOf(name, field), error, placeholder, onChange };
  const text = String(value ?? '');
  switch (field.kind) {
    case 'slug':
      return <SlugControl {...shared} {...slugProps(props)} field={field} value={text} />;
    case 'time':
      return <TimeControl {...shared} field={field} value={text} />;
    case 'dueTime':
      return <DueTimeControl {...shared} field={field} value={text} note={noteOf(name, text, context)} />;
    case 'reference':
      return <ReferenceControl {...shared} field={field} value={text} onChosen={context.onReferenceChosen} />;
    case 'referenceList':
      return <RelatedControl {...shared} field={field} value={listIn(value)} ownSlug={context.storedSlug} />;
    default: {
      const uploadType = uploadTypeOf(context.layout.entity);
      return (
        <ValueControl {...shared} {...{ field, value, uploadType }} categorySlug={context.categorySlug} />
      );
    }
  }
}

function slugProps({ title, context }: RenderedProps) {
  const { layout, storedSlug, isPublished } = context;
  const pathOf = (slug: string) => layout.entity.pathOf({ slug });
  return { title: title ?? '', pathOf, storedSlug, isPublished };
}

/** What saving makes of a time, where that is not what one would expect. */
function noteOf(name: string, value: string, { isPublished }: FieldContext): string | undefined {
  if (!isComplete(value)) return undefined;
  const isPast = Date.parse(value) <= Date.now();
  if (name === 'publishAt') {
    if (isPast) return 'This time has passed: it appears as soon as it is saved.';
    return isPublished ? 'It is on the site now: saving takes it off until then.' : undefined;
  }
  return isPast ? 'This time has passed: it leaves the site as soon as it is saved.' : undefined;
}
