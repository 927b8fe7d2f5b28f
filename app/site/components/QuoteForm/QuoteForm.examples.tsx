import type { Examples } from '../../../catalogue/examples.ts';
import { QuoteForm } from './QuoteForm.tsx';

const shared = {
  ...{ countries: ['+91 India'], companyName: 'Aravane', sourcePage: '/' },
  onSent: () => undefined,
};

export const examples: Examples = {
  'For a product': <QuoteForm {...shared} product="Statuario" subject="Quote for Statuario" />,
  'No product chosen': <QuoteForm {...shared} product="" subject="" />,
};
