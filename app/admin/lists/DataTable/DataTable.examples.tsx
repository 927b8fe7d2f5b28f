import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { DeleteButton } from '../DeleteButton/DeleteButton.tsx';
import { DataTable } from './DataTable.tsx';

const names = ['Statuario', 'Patagonia'];

export const examples: Examples = {
  'Two rows, one being deleted': (
    <DataTable caption="Products" heads={<th scope="col">Name</th>}>
      {names.map((name, index) => (
        <tr key={name} data-deleting={index === 1}>
          <th scope="row" id={`name-${index}`}>
            {name}
          </th>
          <td>
            <DeleteButton describedBy={`name-${index}`} isDeleting={index === 1} onDelete={nothing} />
          </td>
        </tr>
      ))}
    </DataTable>
  ),
};
