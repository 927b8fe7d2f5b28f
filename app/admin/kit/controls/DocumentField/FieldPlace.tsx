import { type ReactNode, useContext } from 'react';
import { placeIdOf } from '../../forms/focus-field.ts';
import { BelowField } from './below-field.ts';
import styles from './DocumentPlace.module.css';

/** The place of a field in the form, where a message about it leads. */
export function FieldPlace({ idPath, children }: { idPath: string; children: ReactNode }) {
  const below = useContext(BelowField);
  return (
    <div id={placeIdOf(idPath)} className={styles.place}>
      {children}
      {below(idPath)}
    </div>
  );
}
