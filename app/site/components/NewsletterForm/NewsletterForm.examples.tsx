import type { Examples } from '../../../catalogue/examples.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const texts = { heading: 'A letter now and then', text: 'A new article. Nothing else.' };

export const examples: Examples = {
  Column: <NewsletterForm {...texts} />,
  Wide: <NewsletterForm {...texts} look="wide" />,
  Sent: <NewsletterForm {...texts} outcome={{ status: 'sent', message: 'Thank you for subscribing.' }} />,
  Refused: (
    <NewsletterForm
      {...texts}
      outcome={{
        status: 'refused',
        message: 'Give an e-mail address',
        fields: { email: 'Give an e-mail address' },
        values: { email: 'ann' },
      }}
    />
  ),
};
