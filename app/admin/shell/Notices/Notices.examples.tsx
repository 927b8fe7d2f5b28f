import { Button } from '@mantine/core';
import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { Notices } from './Notices.tsx';
import { showNotice } from './notice-store.ts';

const undo = { label: 'Undo', run: nothing };

export const examples: Examples = {
  'As they come': (
    <>
      <Notices />
      <Button variant="default" onClick={() => showNotice({ text: 'The product has been saved.' })}>
        Save
      </Button>
      <Button variant="default" onClick={() => showNotice({ text: 'Deleted “Statuario”.', action: undo })}>
        Delete
      </Button>
      <Button
        variant="default"
        onClick={() => showNotice({ text: 'The server cannot be reached.', kind: 'error' })}
      >
        Fail
      </Button>
    </>
  ),
};
