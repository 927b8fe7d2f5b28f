import type { Examples } from '../../../catalogue/examples.ts';
import { enquiryOptions } from '../../../catalogue/samples.ts';
import { EnquirySection } from './EnquirySection.tsx';

export const examples: Examples = {
  Plain: (
    <EnquirySection
      texts={{
        enquiryHeading: 'Ask for slabs',
        points: [{ id: 'slabs', title: 'Numbered slabs', text: 'You choose the slab itself.' }],
      }}
      options={enquiryOptions}
      product="Marble"
      source=""
      outcome={undefined}
    />
  ),
};
