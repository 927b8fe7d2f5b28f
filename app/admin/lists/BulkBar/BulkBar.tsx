import { Button } from '@mantine/core';
import { StickyBar } from '../../shell/StickyBar/StickyBar.tsx';
import { bulkLabels, countOf } from '../bulk-texts.ts';
import type { BulkAction } from '../list-definition.ts';
import type { BulkOrder, BulkTimes } from '../use-bulk-actions.tsx';
import styles from './BulkBar.module.css';
import { MoveControl } from './MoveControl.tsx';
import { PlanControl } from './PlanControl.tsx';

type BulkBarProps = {
  count: number;
  noun: { one: string; many: string };
  actions: readonly BulkAction[];
  isRunning: boolean;
  onRun: (order: BulkOrder) => void;
  /** @throws ApiError with a message for the field that is wrong */
  onPlan: (times: BulkTimes) => Promise<void>;
  onClear: () => void;
};

/** The actions for all ticked rows; always visible at the bottom of the window. */
export function BulkBar({ count, noun, actions, isRunning, onRun, onPlan, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <StickyBar className={styles.bar} aria-label="Selection" aria-busy={isRunning}>
      <p className={styles.count} role="status">
        {countOf(count, noun)} selected
      </p>
      <div className={styles.actions}>
        {actions.map((action) =>
          action === 'category' ? (
            <MoveControl
              key={action}
              isRunning={isRunning}
              onMove={(categoryId) => onRun({ action, categoryId })}
            />
          ) : action === 'schedule' ? (
            <PlanControl key={action} what={countOf(count, noun)} isRunning={isRunning} onPlan={onPlan} />
          ) : (
            <Button
              key={action}
              size="compact-md"
              variant={action === 'delete' ? 'outline' : 'default'}
              {...(action === 'delete' && { color: 'red' })}
              disabled={isRunning}
              onClick={() => onRun({ action })}
            >
              {bulkLabels[action]}
            </Button>
          ),
        )}
        <Button size="compact-md" variant="subtle" disabled={isRunning} onClick={onClear}>
          Clear selection
        </Button>
      </div>
    </StickyBar>
  );
}
