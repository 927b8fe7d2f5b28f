import { companyDocument } from '#content/site-documents/company.document.ts';
import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { DocumentField } from './DocumentField.tsx';

const { name, email, location } = companyDocument.fields;
const shared = { error: undefined, onChange: nothing };

export const examples: Examples = {
  Text: <DocumentField {...shared} idPath="name" path="name" field={name} value="Aravane" />,
  Number: (
    <DocumentField
      {...shared}
      idPath="location/latitude"
      path="location.latitude"
      field={location.fields.latitude}
      value="26.57"
    />
  ),
  Wrong: (
    <DocumentField
      {...shared}
      idPath="email"
      path="email"
      field={email}
      value="sales"
      error="Give an e-mail address"
    />
  ),
};
