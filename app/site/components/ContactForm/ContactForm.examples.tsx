import type { Examples } from '../../../catalogue/examples.ts';
import { countries } from '../../../catalogue/samples.ts';
import { ContactForm } from './ContactForm.tsx';

const texts = {
  heading: 'Write to us',
  note: 'We reply within a day.',
  messageHint: 'The room and the area.',
};
const form = { texts, countries, failure: 'There was an error.' };

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
