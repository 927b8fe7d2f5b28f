import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { bulkLabels } from '../bulk-texts.ts';
import { loadReferenced } from '../load-choices.ts';
import { useLoadedChoices } from '../use-loaded-choices.ts';
import styles from './BulkBar.module.css';

/** Moves the ticked products to another category. */
export function MoveControl(props: { isRunning: boolean; onMove: (categoryId: number) => void }) {
  const { isRunning, onMove } = props;
  const { category: categories = [] } = useLoadedChoices(loadCategoryIds);
  const [chosen, setChosen] = useState('');
  return (
    <div className={styles.move}>
      <NativeSelect
        size="xs"
        aria-label="Move to category"
        value={chosen}
        data={[{ value: '', label: 'Move to…' }, ...categories]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button
        size="compact-md"
        variant="default"
        disabled={isRunning || chosen === ''}
        onClick={() => onMove(Number(chosen))}
      >
        {bulkLabels.category}
      </Button>
    </div>
  );
}

async function loadCategoryIds() {
  return { category: await loadReferenced('category', 'id') };
}
