import type { Examples } from '../../../catalogue/examples.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

export const examples: Examples = {
  Column: <NewsletterForm />,
  Wide: <NewsletterForm look="wide" heading="A letter now and then" />,
  Sent: <NewsletterForm outcome={{ status: 'sent', message: 'Thank you for subscribing.' }} />,
  Refused: (
    <NewsletterForm
      outcome={{
        status: 'refused',
        message: 'Give an e-mail address',
        fields: { email: 'Give an e-mail address' },
        values: { email: 'ann' },
      }}
    />
  ),
};
