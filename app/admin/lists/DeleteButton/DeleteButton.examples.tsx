import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { DeleteButton } from './DeleteButton.tsx';

const shared = { describedBy: 'name', onDelete: nothing };

export const examples: Examples = {
  Plain: <DeleteButton {...shared} />,
  'While it deletes': <DeleteButton {...shared} isDeleting />,
  'With another label, not possible now': <DeleteButton {...shared} label="Delete for good" isDisabled />,
};
