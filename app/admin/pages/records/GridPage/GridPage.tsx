import { Button } from '@mantine/core';
import type { Entity } from '#content/kit/entity.ts';
import type { SheetColumn } from '#content/spreadsheets/columns.ts';
import { countOf } from '../../../kit/language/nouns.ts';
import { rich, t } from '../../../kit/language/t.ts';
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
        title={t('{list} as a table', { list: t(entity.listTitle) })}
        summary={
          changed === 0
            ? countOf(records.length, entity.noun)
            : t('{items} changed, not saved yet', { items: countOf(changed, entity.noun) })
        }
        crumbs={[
          { label: t('Dashboard'), to: '/admin/dashboard/' },
          { label: t(entity.listTitle), to: `/admin/${entity.path}/` },
        ]}
        actions={
          <>
            <Button onClick={() => void grid.save()} loading={isSaving} disabled={changed === 0}>
              {t('Save')}
            </Button>
            <Button
              variant="default"
              onClick={() => change({ kind: 'take-back' })}
              disabled={state.past.length === 0 || isSaving}
            >
              {t('Undo last change')}
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
        {rich(
          'Enter or typing opens a cell, Escape gives it up. <key>Shift</key> and the arrows select, <key>Ctrl D</key> fills down, blocks are copied and pasted from any spreadsheet. In lists <key>Alt Enter</key> begins the next entry.',
          { key: (text) => <kbd>{text}</kbd> },
        )}
      </p>
      <Grid
        label={t(entity.listTitle)}
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
  const problem = errors.get(keyOf(active));
  const all = t(
    'Nothing was saved: {count, plural, one {# cell is not right} other {# cells are not right}}.',
    { count: errors.size },
  );
  const here =
    problem === undefined
      ? ''
      : t('{column}, row {row}: {problem}', {
          column: t(columns[active.column]?.field.label ?? ''),
          row: active.row + 1,
          problem,
        });
  return (
    <div className={styles.message}>
      <Message kind="error">{[all, here].filter(Boolean).join(' ')}</Message>
    </div>
  );
}
