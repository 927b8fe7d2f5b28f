import { inboxItem } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { ApiError } from '../../api/request-api.ts';
import { Notes } from './Notes.tsx';

async function fail(): Promise<never> {
  throw new ApiError({ message: 'The server cannot be reached.', status: 0 });
}

export const examples: Examples = {
  'Saved as they are typed': (
    <Notes item={inboxItem} onSave={async (notes, version) => ({ notes, version: version + 1 })} />
  ),
  'Not saved, once something is typed': <Notes item={inboxItem} onSave={fail} />,
};
