import type { LeafField } from '#content/documents/document-field.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import { SourceLanguageControl } from '../LanguagesControl/SourceLanguageControl.tsx';
import { listIn } from '../ValueControl/ValueControl.tsx';
import { DocumentField } from './DocumentField.tsx';
import { FieldPlace } from './FieldPlace.tsx';

type DocumentPlaceProps = { field: LeafField; idPath: string; path: string; form: FormState };

/** A declared field at its place in the form. */
export function DocumentPlace({ field, idPath, path, form }: DocumentPlaceProps) {
  if (field.kind === 'text' && field.format === 'language') {
    return (
      <FieldPlace idPath={idPath}>
        <SourceLanguageControl
          {...{ field, name: idPath, apiName: path }}
          value={String(form.values[idPath])}
          error={form.messages[idPath]}
          languages={listIn(form.values.languages)}
          onChange={(tag) => form.change(idPath, tag)}
        />
      </FieldPlace>
    );
  }
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
