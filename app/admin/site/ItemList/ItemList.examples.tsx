import { companyDocument } from '#content/site-documents/company.document.ts';
import type { ListField } from '#content/site-documents/document-field.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { company } from '../../../catalogue/samples.ts';
import { useFormState } from '../../forms/use-form-state.ts';
import { valuesOfDocument } from '../document-form-values.ts';
import { ItemList } from './ItemList.tsx';

const { phones } = companyDocument.fields;

export const examples: Examples = {
  'With an item': <Phones list={phones} />,
  'With a message': <Phones list={phones} message="At most 10 phones" />,
  'Without adding and removing': <Phones list={{ ...phones, isFixed: true }} />,
};

function Phones({ list, message }: { list: ListField; message?: string }) {
  const form = useFormState(undefined, () => ({
    ...{ id: 1, etag: '' },
    values: valuesOfDocument({ phones: list }, company),
  }));
  const messages = message ? { phones: message } : form.messages;
  return <ItemList list={list} idPath="phones" path="phones" form={{ ...form, messages }} />;
}
