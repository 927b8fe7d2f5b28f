import type { Examples } from '../../../catalogue/examples.ts';
import { FactList } from './FactList.tsx';

export const examples: Examples = {
  Two: (
    <FactList
      facts={[
        { label: 'City', value: 'Jaipur' },
        { label: 'Product', value: 'Marble' },
      ]}
    />
  ),
};
