import type { Examples } from '../../../catalogue/examples.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

const texts = { feedbackHeading: 'How was this page?', feedbackText: 'Did you find the stone?' };

export const examples: Examples = {
  Empty: <FeedbackForm texts={texts} outcome={undefined} />,
  Sent: <FeedbackForm texts={texts} outcome={{ status: 'sent', message: 'Thank you.' }} />,
  Refused: (
    <FeedbackForm
      texts={texts}
      outcome={{
        status: 'refused',
        message: 'Choose a rating',
        fields: { rating: 'Choose a rating' },
        values: {},
      }}
    />
  ),
};
