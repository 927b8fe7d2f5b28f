import { ActionIcon } from '@mantine/core';
import { type ReactNode, use, useRef } from 'react';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '../../../icons/icons.ts';
import type { RowTools } from '../../list-definition.ts';
import { shortTitle } from '../../short-title.ts';
import { RowHandle } from '../sortable-row.ts';
import styles from './OrderControls.module.css';

const iconPixels = 18;

/** What moves a row: a handle to drag, by pointer or keys, and a step up or down. Nothing where there is no order. */
export function OrderControls({ tools, titleId }: { tools: RowTools; titleId: string }) {
  const handle = use(RowHandle);
  const { order } = tools;
  if (!handle || !order) return null;
  return (
    <div className={styles.controls}>
      <ActionIcon
        ref={handle.setActivatorNodeRef}
        variant="subtle"
        className={styles.grip}
        {...handle.attributes}
        {...handle.listeners}
        aria-label={`Reorder ${shortTitle(tools.title)}`}
      >
        <IconGripVertical size={iconPixels} />
      </ActionIcon>
      <StepButton label="Move up" titleId={titleId} isPossible={order.canMoveUp} onStep={order.moveUp}>
        <IconArrowUp size={iconPixels} />
      </StepButton>
      <StepButton label="Move down" titleId={titleId} isPossible={order.canMoveDown} onStep={order.moveDown}>
        <IconArrowDown size={iconPixels} />
      </StepButton>
    </div>
  );
}

type StepButtonProps = {
  label: string;
  titleId: string;
  isPossible: boolean;
  onStep: () => void;
  children: ReactNode;
};

/** Stays focusable at either end, and keeps the focus while its row moves, so that it can be pressed repeatedly. */
function StepButton({ label, titleId, isPossible, onStep, children }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  function onClick(): void {
    if (!isPossible) return;
    onStep();
    requestAnimationFrame(() => button.current?.focus());
  }
  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      aria-label={label}
      aria-describedby={titleId}
      aria-disabled={!isPossible}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
