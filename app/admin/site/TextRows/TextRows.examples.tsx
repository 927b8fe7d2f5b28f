import { useState } from 'react';
import { formsDocument } from '#content/site-documents/forms.document.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { TextRows } from './TextRows.tsx';

export const examples: Examples = {
  Empty: <Rows start={[]} />,
  Two: <Rows start={['Marble', 'Onyx']} />,
  Wrong: <Rows start={['']} error="Give at least one product" />,
};

function Rows({ start, error }: { start: string[]; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <TextRows
      {...{ value, error }}
      name="products"
      apiName="products"
      field={formsDocument.fields.products}
      onChange={setValue}
    />
  );
}
