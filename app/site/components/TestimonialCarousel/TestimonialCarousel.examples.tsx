import type { Examples } from '../../../catalogue/examples.ts';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';

export const examples: Examples = {
  Two: (
    <TestimonialCarousel
      testimonials={{
        label: 'Testimonials',
        heading: 'What came back',
        items: [
          { id: 'ann', text: 'The slabs came as they were shown.', name: 'Ann', location: 'Jaipur' },
          { id: 'bert', text: 'Numbered, in order.', name: 'Bert', location: 'Hamburg' },
        ],
      }}
    />
  ),
};
