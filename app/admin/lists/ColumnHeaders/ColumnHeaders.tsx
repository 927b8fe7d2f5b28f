import type { Entity } from '#content/kit/entity.ts';
import { parseSort } from '#content/kit/list-sorts.shared.ts';
import { toSnakeCase } from '#content/kit/spellings.shared.ts';
import type { SortOrder } from '../list-definition.ts';
import { SortableHeader } from '../SortableHeader/SortableHeader.tsx';

type ColumnHeadersProps = {
  entity: Pick<Entity, 'card' | 'columns' | 'fields' | 'sorts'>;
  sort: { by: string; order: SortOrder };
  onSort: (sort: { by: string; order: SortOrder }) => void;
};

/** The heads of an entity's title and its declared columns; those of fields that lists can be sorted by sort it. */
export function ColumnHeaders({ entity, ...sorting }: ColumnHeadersProps) {
  return [entity.card.title, ...entity.columns].map((name) => {
    const label = entity.fields[name]?.label ?? name;
    const isSortable = entity.sorts.some((sort) => parseSort(sort).by === name);
    if (!isSortable) {
      return (
        <th key={name} scope="col">
          {label}
        </th>
      );
    }
    return (
      <SortableHeader key={name} by={toSnakeCase(name)} {...sorting}>
        {label}
      </SortableHeader>
    );
  });
}
