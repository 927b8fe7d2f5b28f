import type { CSSProperties, ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import styles from './Grid.module.css';

type GridProps = {
  children: ReactNode;
  as?: 'div' | 'ul' | 'ol' | 'header';
  /** Vertical alignment of cells of different height in a row. */
  align?: 'start' | 'end' | 'center' | 'stretch';
  className?: string | undefined;
};

/** Twelve columns from 900 px on, four below. Its children are `Cell`s. */
export function Grid({ children, as: Element = 'div', align = 'start', className }: GridProps) {
  return (
    <Element className={joinClassNames(styles.grid, className)} data-align={align}>
      {children}
    </Element>
  );
}

type CellProps = {
  children: ReactNode;
  /** Columns of twelve. */
  span?: number;
  /** First of the twelve columns; automatic when left out. */
  start?: number;
  /** Columns of four below 900 px; all four when left out. */
  phoneSpan?: 1 | 2 | 3 | 4;
  phoneStart?: 1 | 2 | 3;
  as?: 'div' | 'li' | 'aside' | 'header' | 'figure';
  className?: string | undefined;
  /** Laid out after the first paint: see `first-paint/paint-in-steps.ts`. */
  'data-later'?: '' | undefined;
};

export function Cell(props: CellProps) {
  const { children, span = 12, start, phoneSpan = 4, phoneStart, as: Element = 'div', className } = props;
  return (
    <Element
      className={joinClassNames(styles.cell, className)}
      style={cellStyle({ span, start, phoneSpan, phoneStart })}
      data-later={props['data-later']}
    >
      {children}
    </Element>
  );
}

type CellPlace = {
  span: number;
  start?: number | undefined;
  phoneSpan: number;
  phoneStart?: number | undefined;
};

function cellStyle({ span, start, phoneSpan, phoneStart }: CellPlace) {
  return {
    '--cell': `${start ?? 'auto'} / span ${span}`,
    '--cell-phone': `${phoneStart ?? 'auto'} / span ${phoneSpan}`,
  } as CSSProperties;
}
