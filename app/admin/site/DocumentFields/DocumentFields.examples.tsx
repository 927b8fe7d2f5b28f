import { companyDocument } from '#content/site-documents/company.document.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { company } from '../../../catalogue/samples.ts';
import { useFormState } from '../../forms/use-form-state.ts';
import { valuesOfDocument } from '../document-form-values.ts';
import { DocumentFields } from './DocumentFields.tsx';

const { name, address, phones } = companyDocument.fields;
const fields = { name, address, phones };

export const examples: Examples = {
  'A text, a group and a list': <Form />,
};

function Form() {
  const form = useFormState(undefined, () => ({
    ...{ id: 1, etag: '' },
    values: valuesOfDocument(fields, company),
  }));
  return <DocumentFields fields={fields} idPath="" path="" form={form} />;
}
