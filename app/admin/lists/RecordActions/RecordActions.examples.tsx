import { rowTools } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { RecordActions } from './RecordActions.tsx';

export const examples: Examples = {
  Published: <RecordActions tools={rowTools} titleId="title" />,
  Draft: <RecordActions tools={{ ...rowTools, isDraft: true }} titleId="title" />,
  'Without a page of its own': <RecordActions tools={{ ...rowTools, sitePath: undefined }} titleId="title" />,
  'Being deleted': <RecordActions tools={{ ...rowTools, isDeleting: true }} titleId="title" />,
};
