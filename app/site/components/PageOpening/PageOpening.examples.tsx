import type { Examples } from '../../../catalogue/examples.ts';
import { PageOpening } from './PageOpening.tsx';

export const examples: Examples = {
  Numbered: (
    <PageOpening number="05" label="Journal" heading="The Stone Journal">
      How stone forms and how it is cut.
    </PageOpening>
  ),
  Plain: <PageOpening label="Projects" heading="Gallery" />,
};
