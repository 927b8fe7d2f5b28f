import type { ReactNode } from 'react';
import { placeIdOf } from '../../forms/focus-field.ts';
import styles from './DocumentPlace.module.css';

/** The place of a field in the form, where a message about it leads. */
export function FieldPlace({ idPath, children }: { idPath: string; children: ReactNode }) {
  return (
    <div id={placeIdOf(idPath)} className={styles.place}>
      {children}
    </div>
  );
}
