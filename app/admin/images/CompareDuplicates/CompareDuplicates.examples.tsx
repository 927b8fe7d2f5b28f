import { Button } from '@mantine/core';
import { useState } from 'react';
import { images, nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { CompareDuplicates } from './CompareDuplicates.tsx';

export const examples: Examples = {
  'Two copies': <Opened />,
};

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Compare</Button>
      {isOpen ? (
        <CompareDuplicates copies={images} onKeep={nothing} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
