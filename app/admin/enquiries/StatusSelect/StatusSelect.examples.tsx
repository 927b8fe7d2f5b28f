import type { Examples } from '../../../catalogue/examples.ts';
import { StatusSelect } from './StatusSelect.tsx';

export const examples: Examples = {
  Labelled: <StatusSelect status="new" label="Status" onChoose={async () => undefined} />,
  'In a table': <StatusSelect status="quoted" name="Ann" onChoose={async () => undefined} />,
};
