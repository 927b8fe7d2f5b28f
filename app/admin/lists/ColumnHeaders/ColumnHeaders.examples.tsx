import { productEntity } from '#content/product/product.entity.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { ColumnHeaders } from './ColumnHeaders.tsx';

export const examples: Examples = {
  'The columns of products': (
    <table>
      <thead>
        <tr>
          <ColumnHeaders
            entity={productEntity}
            sort={{ by: 'origin', order: 'desc' }}
            onSort={() => undefined}
          />
        </tr>
      </thead>
    </table>
  ),
};
