import type { Examples } from '../../../catalogue/examples.ts';
import { SortableHeader } from './SortableHeader.tsx';

export const examples: Examples = {
  Unsorted: <Header by="origin" order="asc" />,
  Ascending: <Header by="name" order="asc" />,
  Descending: <Header by="name" order="desc" />,
};

function Header({ by, order }: { by: string; order: 'asc' | 'desc' }) {
  return (
    <table>
      <thead>
        <tr>
          <SortableHeader by="name" sort={{ by, order }} onSort={() => undefined}>
            Name
          </SortableHeader>
        </tr>
      </thead>
    </table>
  );
}
