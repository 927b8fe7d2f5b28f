import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Examples } from '../../../catalogue/examples.ts';
import { ShortcutList } from './ShortcutList.tsx';

export const examples: Examples = {
  'Opened by a button here': <Opened />,
};

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Shortcuts</Button>
      {isOpen ? <ShortcutList isOpen onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
