import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { ExportButton } from './ExportButton.tsx';

export const examples: Examples = {
  Plain: <ExportButton path="/newsletter/export" name="subscribers" onProblem={nothing} />,
};
