import type { Examples } from '../../../catalogue/examples.ts';
import { QuoteForm } from './QuoteForm.tsx';

const shared = {
  ...{ countries: ['+91 India'], sourcePage: '/' },
  texts: { note: 'We reply within a day.', messageHint: 'The room and the area.' },
  onSent: () => undefined,
};

export const examples: Examples = {
  'For a product': <QuoteForm {...shared} product="Statuario" subject="Quote for Statuario" />,
  'No product chosen': <QuoteForm {...shared} product="" subject="" />,
};
