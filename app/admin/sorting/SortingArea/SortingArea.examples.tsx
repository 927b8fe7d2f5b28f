import { useState } from 'react';
import type { Examples } from '../../../catalogue/examples.ts';
import { DragHandle } from '../DragHandle/DragHandle.tsx';
import { MoveButtons } from '../MoveButtons/MoveButtons.tsx';
import { moveItem } from '../move-item.ts';
import { useSortableItem } from '../use-sortable-item.ts';
import { SortingArea } from './SortingArea.tsx';

export const examples: Examples = {
  'Three stones to put in order': <Stones />,
};

function Stones() {
  const [names, setNames] = useState(['Marble', 'Onyx', 'Slate']);
  return (
    <SortingArea
      items={names.map((name) => ({ id: name, title: name }))}
      noun="stone"
      layout="column"
      onMove={(move) => setNames(moveItem(names, move))}
    >
      <ol>
        {names.map((name, index) => (
          <Stone
            key={name}
            name={name}
            isFirst={index === 0}
            isLast={index === names.length - 1}
            onMove={(by) => setNames(moveItem(names, { from: index, to: index + by }))}
          />
        ))}
      </ol>
    </SortingArea>
  );
}

type StoneProps = { name: string; isFirst: boolean; isLast: boolean; onMove: (by: 1 | -1) => void };

function Stone({ name, ...moving }: StoneProps) {
  const { sortable, itemProps } = useSortableItem(name);
  return (
    <li {...itemProps}>
      <DragHandle sortable={sortable} label={`Reorder: ${name}`} />
      {name}
      <MoveButtons {...moving} labels={[`Move up: ${name}`, `Move down: ${name}`]} />
    </li>
  );
}
