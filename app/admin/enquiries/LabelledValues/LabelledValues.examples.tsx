import type { Examples } from '../../../catalogue/examples.ts';
import { LabelledValues } from './LabelledValues.tsx';

export const examples: Examples = {
  Two: (
    <LabelledValues
      facts={[
        { label: 'City', value: 'Jaipur' },
        { label: 'Product', value: 'Marble' },
      ]}
    />
  ),
};
