import type { Examples } from '../../../catalogue/examples.ts';
import { Label } from './Label.tsx';

export const examples: Examples = {
  Plain: <Label>Journal</Label>,
  Numbered: <Label number="03">Annex</Label>,
  Accent: <Label isAccent>Received</Label>,
};
