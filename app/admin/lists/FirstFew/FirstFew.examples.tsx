import type { Examples } from '../../../catalogue/examples.ts';
import { FirstFew } from './FirstFew.tsx';

const items = ['Marble', 'Onyx', 'Travertine', 'Slate', 'Granite'];

export const examples: Examples = {
  All: <FirstFew label="Materials" items={items.slice(0, 2)} limit={3} />,
  'More than are shown': <FirstFew label="Materials" items={items} limit={3} />,
};
