import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { InboxBulkBar } from './InboxBulkBar.tsx';

export const examples: Examples = {
  'Three items': (
    <InboxBulkBar
      list={{ latestOf: () => undefined }}
      deletion={{ remove: async () => true }}
      selection={{ ids: [1, 2, 3], clear: nothing }}
      triage={{ change: async () => true }}
      onAssign={nothing}
    />
  ),
};
