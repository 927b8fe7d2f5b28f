import { rowTools } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { RowCheckbox } from './RowCheckbox.tsx';

export const examples: Examples = {
  Plain: <RowCheckbox tools={rowTools} />,
  Ticked: <RowCheckbox tools={{ ...rowTools, isSelected: true }} />,
  'While the row is being deleted': <RowCheckbox tools={{ ...rowTools, isDeleting: true }} />,
};
