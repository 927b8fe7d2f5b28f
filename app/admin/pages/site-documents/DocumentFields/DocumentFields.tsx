import type { DocumentFields as Fields } from '#content/documents/document-field.ts';
import { isItemList } from '#content/documents/document-values.ts';
import { DocumentPlace } from '../../../kit/controls/DocumentField/DocumentPlace.tsx';
import { ItemList } from '../../../kit/controls/ItemList/ItemList.tsx';
import { placeIdOf } from '../../../kit/forms/focus-field.ts';
import type { FormState } from '../../../kit/forms/use-form-state.ts';
import { t } from '../../../kit/language/t.ts';
import styles from './DocumentFields.module.css';

type DocumentFieldsProps = {
  fields: Fields;
  /** Of the group or item that they belong to; empty for the document itself. */
  idPath: string;
  path: string;
  form: FormState;
};

/** The fields of a document, of a group in it or of an item, in the order of their declaration. */
export function DocumentFields({ fields, idPath, path, form }: DocumentFieldsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const here = {
      idPath: idPath === '' ? name : `${idPath}/${name}`,
      path: path === '' ? name : `${path}.${name}`,
    };
    if (field.kind === 'group') {
      return (
        <fieldset key={name} id={placeIdOf(here.idPath)} className={styles.group}>
          <legend className={styles.legend}>{t(field.label)}</legend>
          {field.help ? <p className={styles.help}>{t(field.help)}</p> : null}
          <DocumentFields fields={field.fields} {...here} form={form} />
        </fieldset>
      );
    }
    if (isItemList(field)) return <ItemList key={name} list={field} {...here} form={form} />;
    return <DocumentPlace key={name} field={field} {...here} form={form} />;
  });
}
