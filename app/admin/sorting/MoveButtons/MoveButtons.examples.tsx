import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { MoveButtons } from './MoveButtons.tsx';

const shared = { labels: ['Move up', 'Move down'] as const, onMove: nothing };

export const examples: Examples = {
  'In between': <MoveButtons {...shared} isFirst={false} isLast={false} />,
  'At the start': <MoveButtons {...shared} isFirst isLast={false} />,
  'Of a list that runs to the right, at its end': (
    <MoveButtons {...shared} direction="horizontal" isFirst={false} isLast />
  ),
};
