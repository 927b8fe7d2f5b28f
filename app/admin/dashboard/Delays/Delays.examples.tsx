import { samplePlanned } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { Delays } from './Delays.tsx';

const delay = { ...samplePlanned, recordId: 1, delay: '3 h late because the site was not running' };

export const examples: Examples = {
  One: <Delays delays={[delay]} />,
  Several: (
    <Delays
      delays={[
        delay,
        { ...delay, id: 2, action: 'unpublish' },
        { ...delay, id: 3, action: 'miss', delay: 'because the site was not running' },
      ]}
    />
  ),
};
