import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { Sidebar } from './Sidebar.tsx';

export const examples: Examples = {
  'Nothing unread': <Sidebar unread={{}} onOpenPalette={nothing} />,
  'With unread enquiries': <Sidebar unread={{ '/admin/enquiries/': 3 }} onOpenPalette={nothing} />,
};
