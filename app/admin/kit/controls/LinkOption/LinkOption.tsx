import { Combobox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../api/link-targets.ts';
import styles from './LinkOption.module.css';

/** What a link can lead to, as one entry of a list to choose from. */
export function LinkOption({ target, picture }: { target: LinkTarget; picture?: ReactNode }) {
  return (
    <Combobox.Option value={target.href} className={styles.option}>
      {picture}
      <span className={styles.title}>{target.title}</span>
      <span className={styles.detail}>{target.detail}</span>
    </Combobox.Option>
  );
}
