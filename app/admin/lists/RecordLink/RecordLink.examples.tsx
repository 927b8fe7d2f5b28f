import { rowTools } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { RecordLink } from './RecordLink.tsx';

export const examples: Examples = {
  Plain: (
    <RecordLink id="title" tools={rowTools}>
      {rowTools.title}
    </RecordLink>
  ),
};
