import type { Examples } from '../../../catalogue/examples.ts';
import { BulkBar } from './BulkBar.tsx';

const bar = {
  count: 3,
  noun: { one: 'product', many: 'products' },
  actions: ['schedule', 'feature', 'unfeature', 'delete'] as const,
  onRun: () => undefined,
  onPlan: async () => undefined,
  onClear: () => undefined,
};

export const examples: Examples = {
  Idle: <BulkBar {...bar} isRunning={false} />,
  Running: <BulkBar {...bar} isRunning />,
};
