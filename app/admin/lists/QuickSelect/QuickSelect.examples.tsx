import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { QuickSelect } from './QuickSelect.tsx';

const data = [{ value: '', label: 'All' }, 'Italy', 'India'];

export const examples: Examples = {
  Plain: <QuickSelect label="Origin" value="" data={data} onChoose={nothing} />,
  Chosen: <QuickSelect label="Origin" value="India" data={data} onChoose={nothing} />,
};
