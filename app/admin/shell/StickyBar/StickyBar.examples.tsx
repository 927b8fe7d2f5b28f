import { Button } from '@mantine/core';
import type { Examples } from '../../../catalogue/examples.ts';
import { StickyBar } from './StickyBar.tsx';

export const examples: Examples = {
  Plain: (
    <StickyBar>
      <p>Saved</p>
      <Button>Save</Button>
    </StickyBar>
  ),
};
