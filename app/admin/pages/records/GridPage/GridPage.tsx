import { Button } from '@mantine/core';
import type { Entity } from '#content/kit/entity.ts';
import { countOf } from '#content/kit/nouns.shared.ts';
import type { SheetColumn } from '#content/spreadsheets/columns.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { type GridRecord, type GridState, keyOf, placeOf } from '../../../kit/spreadsheets/grid-state.ts';
import { useGrid } from '../../../kit/spreadsheets/use-grid.ts';
import { Grid } from './Grid.tsx';
import styles from './GridPage.module.css';

/** Many records at once, as in a spreadsheet: what changed is saved together, and undone together. */
export function GridPage({ entity, records }: { entity: Entity; records: readonly GridRecord[] }) {
  const grid = useGrid(entity, records);
  const { state, change, isSaving, failure } = grid;
  const changed = new Set([...state.edits.keys()].map((key) => placeOf(key).row)).size;
  return (
    <>
      <PageHeader
        title={`${entity.listTitle} as a table`}
        summary={
          changed === 0
            ? countOf(records.length, entity.noun)
            : `${countOf(changed, entity.noun)} changed, not saved yet`
        }
        crumbs={[
          { label: 'Dashboard', to: '/admin/dashboard/' },
          { label: entity.listTitle, to: `/admin/${entity.path}/` },
        ]}
        actions={
          <>
            <Button onClick={() => void grid.save()} loading={isSaving} disabled={changed === 0}>
              Save
            </Button>
            <Button
              variant="default"
              onClick={() => change({ kind: 'take-back' })}
              disabled={state.past.length === 0 || isSaving}
            >
              Undo last change
            </Button>
          </>
        }
      />
      {failure ? (
        <div className={styles.message}>
          <Message kind="error">{failure}</Message>
        </div>
      ) : null}
      <GridErrors state={state} columns={grid.columns} />
      <p className={styles.hint} id="grid-hint">
        Enter or typing opens a cell, Escape gives it up. <kbd>Shift</kbd> and the arrows select,{' '}
        <kbd>Ctrl D</kbd> fills down, blocks are copied and pasted from any spreadsheet. In lists{' '}
        <kbd>Alt Enter</kbd> begins the next entry.
      </p>
      <Grid
        label={entity.listTitle}
        columns={grid.columns}
        state={state}
        change={change}
        onSave={() => void grid.save()}
      />
    </>
  );
}

/** How many cells are wrong, and what is wrong with the one that has the keyboard. */
function GridErrors({ state, columns }: { state: GridState; columns: readonly SheetColumn[] }) {
  const { errors, active } = state;
  if (errors.size === 0) return null;
  const here = errors.get(keyOf(active));
  const cells = errors.size === 1 ? '1 cell is' : `${errors.size} cells are`;
  return (
    <div className={styles.message}>
      <Message kind="error">
        Nothing was saved: {cells} not right.
        {here ? ` ${columns[active.column]?.field.label}, row ${active.row + 1}: ${here}` : null}
      </Message>
    </div>
  );
}
