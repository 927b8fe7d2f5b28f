import { ActionIcon } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { IconArrowDown, IconArrowUp, IconChevronLeft, IconChevronRight } from '../../icons/icons.ts';
import styles from './MoveButtons.module.css';

type MoveButtonsProps = {
  /** Names of the two buttons: to the place before, and to the one after. */
  labels: readonly [string, string];
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  /** Which way the list runs. */
  direction?: 'vertical' | 'horizontal';
  describedBy?: string;
};

const iconPixels = 18;

/** Two buttons that move an item by one place. */
export function MoveButtons(props: MoveButtonsProps) {
  const { labels, isFirst, isLast, onMove, direction = 'vertical', describedBy } = props;
  const [Before, After] =
    direction === 'vertical' ? [IconArrowUp, IconArrowDown] : [IconChevronLeft, IconChevronRight];
  return (
    <>
      <MoveButton label={labels[0]} isPossible={!isFirst} onMove={() => onMove(-1)} describedBy={describedBy}>
        <Before size={iconPixels} />
      </MoveButton>
      <MoveButton label={labels[1]} isPossible={!isLast} onMove={() => onMove(1)} describedBy={describedBy}>
        <After size={iconPixels} />
      </MoveButton>
    </>
  );
}

type MoveButtonProps = {
  label: string;
  isPossible: boolean;
  onMove: () => void;
  describedBy: string | undefined;
  children: ReactNode;
};

/** Stays focusable at either end, and keeps the focus while its item moves, so that it can be pressed repeatedly. */
function MoveButton({ label, isPossible, onMove, describedBy, children }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  function onClick(): void {
    if (!isPossible) return;
    onMove();
    requestAnimationFrame(() => button.current?.focus());
  }
  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      className={styles.button}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={!isPossible}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
