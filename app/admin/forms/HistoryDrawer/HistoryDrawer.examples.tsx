import { Button } from '@mantine/core';
import { useState } from 'react';
import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import type { Revision } from '../record-endpoints.ts';
import { HistoryDrawer, type HistoryDrawerProps } from './HistoryDrawer.tsx';

const shared = { username: 'ann', createdAt: '2026-03-01T10:00:00.000Z' };
const revisions: Revision[] = [
  {
    ...{ ...shared, id: 2, version: 2, action: 'updated' },
    changes: [{ field: 'name', label: 'Name', from: 'Statuario', to: 'Statuario Venato' }],
  },
  { ...shared, id: 1, version: 1, action: 'created', changes: [] },
];

const readRevisions = async () => ({ revisions, total: 2 });
const readSome = async () => ({ revisions, total: 45 });
const readNothing = async () => ({ revisions: [], total: 0 });
async function fail(): Promise<never> {
  throw new Error('No connection');
}

export const examples: Examples = {
  'Two versions': <Opened read={readRevisions} />,
  'The newest of many': <Opened read={readSome} />,
  'Nothing saved yet': <Opened read={readNothing} />,
  'Could not be loaded': <Opened read={fail} />,
};

function Opened({ read }: Pick<HistoryDrawerProps, 'read'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>History</Button>
      {isOpen ? <HistoryDrawer read={read} onRestore={nothing} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
