import type { Examples } from '../../../catalogue/examples.ts';
import { BulkFailures } from './BulkFailures.tsx';

const noun = { one: 'category', many: 'categories' };
const failures = [
  { id: 1, title: 'Dawn', message: 'It still has 12 products.' },
  { id: 2, title: 'Dusk', message: 'It still has one product.' },
];

export const examples: Examples = {
  One: <BulkFailures noun={noun} failures={failures.slice(0, 1)} />,
  Two: <BulkFailures noun={noun} failures={failures} />,
};
