import type { Examples } from '../../../catalogue/examples.ts';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';

export const examples: Examples = {
  Two: (
    <TestimonialCarousel
      testimonials={[
        { text: 'The slabs came as they were shown.', name: 'Ann', location: 'Jaipur' },
        { text: 'Numbered, in order.', name: 'Bert', location: 'Hamburg' },
      ]}
    />
  ),
};
