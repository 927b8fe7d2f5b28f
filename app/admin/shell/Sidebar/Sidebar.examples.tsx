import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { Sidebar } from './Sidebar.tsx';

export const examples: Examples = {
  'Nothing unread': <Sidebar unread={{}} onOpenPalette={nothing} />,
  'With an unread inbox': <Sidebar unread={{ '/admin/inbox/': 3 }} onOpenPalette={nothing} />,
};
