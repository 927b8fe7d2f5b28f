import type { Examples } from '../../../catalogue/examples.ts';
import { FactList } from './FactList.tsx';

const facts = [
  { label: 'Origin', value: 'Carrara, Italy' },
  { label: 'Thickness', value: '20 mm' },
];

export const examples: Examples = {
  'As labels': <FactList facts={facts} />,
  'As a row': <FactList facts={facts} layout="row" />,
};
