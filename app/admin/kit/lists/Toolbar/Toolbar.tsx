import { Button } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconX } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import styles from './Toolbar.module.css';

/** A filter that is set: `Status: New`. */
export type ActiveFilter = { text: string; onRemove: () => void };

type ToolbarProps = {
  /** The search box, which is the widest. */
  search: ReactNode;
  /** Many controls, in narrower columns. */
  isDense?: boolean;
  /** Which filters are set: on phones the controls fold then, so that the list comes first, and these tell of them. */
  active?: readonly ActiveFilter[];
  children: ReactNode;
};

const iconPixels = 14;

/** The search and the filters above a list. */
export function Toolbar({ search, isDense = false, active, children }: ToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const controlsId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const folding = active && { 'data-folding': isOpen ? 'open' : 'closed' };
  return (
    <search className={styles.toolbar} data-dense={isDense} {...folding}>
      <div className={styles.search}>{search}</div>
      {active ? (
        <Button
          ref={opener}
          className={styles.opener}
          variant="default"
          aria-expanded={isOpen}
          aria-controls={controlsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('Filters')}
          {active.length > 0 ? ` (${active.length})` : ''}
        </Button>
      ) : null}
      {active && active.length > 0 ? (
        <ul className={styles.active} aria-label={t('Filters that are set')}>
          {active.map(({ text, onRemove }) => (
            <li key={text}>
              <Button
                size="compact-sm"
                variant="default"
                rightSection={<IconX size={iconPixels} aria-hidden />}
                onClick={() => {
                  opener.current?.focus();
                  onRemove();
                }}
              >
                <span className="visually-hidden">{t('Remove')} </span>
                {text}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div id={controlsId} className={styles.controls}>
        {children}
      </div>
    </search>
  );
}
