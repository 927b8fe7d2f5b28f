import { Button } from '@mantine/core';
import type { Examples } from '../../../catalogue/examples.ts';
import { useConfirm } from './use-confirm.tsx';

export const examples: Examples = {
  'Before something is deleted': <ConfirmExample />,
};

function ConfirmExample() {
  const confirm = useConfirm();
  const confirmation = {
    title: 'Delete “Statuario”?',
    text: 'It stays in the trash for 30 days.',
    action: 'Delete',
  };
  return <Button onClick={() => void confirm(confirmation)}>Delete</Button>;
}
