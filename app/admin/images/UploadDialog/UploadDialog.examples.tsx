import { Button } from '@mantine/core';
import { useState } from 'react';
import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { UploadDialog } from './UploadDialog.tsx';

export const examples: Examples = {
  'Opened by a button here': <Opened />,
};

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Upload images</Button>
      <UploadDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onUploaded={nothing} />
    </>
  );
}
