import type { LeafField } from '#content/documents/document-field.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import { DocumentField } from './DocumentField.tsx';
import { FieldPlace } from './FieldPlace.tsx';

type DocumentPlaceProps = { field: LeafField; idPath: string; path: string; form: FormState };

/** A declared field at its place in the form. */
export function DocumentPlace({ field, idPath, path, form }: DocumentPlaceProps) {
  return (
    <FieldPlace idPath={idPath}>
      <DocumentField
        {...{ field, idPath, path }}
        value={form.values[idPath]}
        error={form.messages[idPath]}
        onChange={form.change}
      />
    </FieldPlace>
  );
}
