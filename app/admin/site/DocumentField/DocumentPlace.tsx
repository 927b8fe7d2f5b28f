import type { LeafField } from '#content/site-documents/document-field.ts';
import { placeIdOf } from '../../forms/focus-field.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import { DocumentField } from './DocumentField.tsx';
import styles from './DocumentPlace.module.css';

type DocumentPlaceProps = { field: LeafField; way: string; path: string; form: FormState };

/** A field at its place in the form, where a message about it leads. */
export function DocumentPlace({ field, way, path, form }: DocumentPlaceProps) {
  return (
    <div id={placeIdOf(way)} className={styles.place}>
      <DocumentField
        {...{ field, way, path }}
        value={form.values[way]}
        error={form.messages[way]}
        onChange={form.change}
      />
    </div>
  );
}
