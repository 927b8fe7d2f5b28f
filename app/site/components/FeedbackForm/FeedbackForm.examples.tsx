import type { Examples } from '../../../catalogue/examples.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

export const examples: Examples = {
  Empty: <FeedbackForm outcome={undefined} />,
  Sent: <FeedbackForm outcome={{ status: 'sent', message: 'Thank you.' }} />,
  Refused: (
    <FeedbackForm
      outcome={{
        status: 'refused',
        message: 'Choose a rating',
        fields: { rating: 'Choose a rating' },
        values: {},
      }}
    />
  ),
};
