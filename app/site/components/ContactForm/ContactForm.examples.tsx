import type { Examples } from '../../../catalogue/examples.ts';
import { company, countries } from '../../../catalogue/samples.ts';
import { ContactForm } from './ContactForm.tsx';

const form = { company, countries, failure: 'There was an error.' };

export const examples: Examples = {
  Message: <ContactForm {...form} formType="contact" product="" subject="" outcome={undefined} />,
  Quote: (
    <ContactForm
      {...form}
      formType="quote"
      product="Statuario"
      subject="Quote for Statuario"
      outcome={undefined}
    />
  ),
  Refused: (
    <ContactForm
      {...form}
      formType="contact"
      product=""
      subject=""
      outcome={{
        status: 'refused',
        message: 'Please check the marked fields.',
        fields: { email: 'Give an e-mail address' },
        values: { name: 'Ann', email: 'ann' },
      }}
    />
  ),
};
