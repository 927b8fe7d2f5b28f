import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './ImageManager.module.css';

type DetailsFrameProps = {
  /** The image's name; undefined when none is selected. */
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** Shows the details beside the grid on wide screens, and in a drawer from the bottom on phones. */
export function DetailsFrame({ title, onClose, children }: DetailsFrameProps) {
  const isNarrow = useMediaQuery('(width < 900px)', false, { getInitialValueInEffect: false });
  if (isNarrow) {
    return (
      <Drawer
        opened={title !== undefined}
        onClose={onClose}
        position="bottom"
        size="85%"
        title={title}
        closeButtonProps={{ 'aria-label': 'Close' }}
        classNames={{ title: styles.drawerTitle ?? '' }}
      >
        {children}
      </Drawer>
    );
  }
  if (title === undefined) return null;
  return (
    <aside className={styles.panel} aria-label="Image details">
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          Close
        </Button>
      </div>
      {children}
    </aside>
  );
}
