import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { AssigneeSelect } from './AssigneeSelect.tsx';

export const examples: Examples = {
  'Nobody’s': <AssigneeSelect label="Assigned to" assignee={null} onChoose={nothing} />,
  'Somebody’s': <AssigneeSelect label="Assigned to" assignee="asha" onChoose={nothing} />,
};
