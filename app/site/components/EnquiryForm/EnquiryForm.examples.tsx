import type { Examples } from '../../../catalogue/examples.ts';
import { enquiryOptions as options } from '../../../catalogue/samples.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

export const examples: Examples = {
  'On the page': <EnquiryForm formType="main" options={options} product="Marble" source="" />,
  Refused: (
    <EnquiryForm
      formType="main"
      options={options}
      product="Marble"
      source=""
      outcome={{
        status: 'refused',
        message: 'Please check the marked fields.',
        fields: { city: 'Say which city' },
        values: { full_name: 'Ann' },
      }}
    />
  ),
  Sent: (
    <EnquiryForm
      formType="main"
      options={options}
      product="Marble"
      source=""
      outcome={{ status: 'sent', message: 'Thank you.' }}
    />
  ),
};
