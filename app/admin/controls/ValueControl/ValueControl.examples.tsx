import { productEntity } from '#content/product/product.entity.ts';
import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { ValueControl } from './ValueControl.tsx';

const { name, availability, published, finishOptions } = productEntity.fields;
const shared = { onChange: nothing, error: undefined, uploadType: 'products' as const };

export const examples: Examples = {
  Text: <ValueControl {...shared} name="name" apiName="name" field={name} value="Statuario" />,
  Choice: (
    <ValueControl
      {...shared}
      name="availability"
      apiName="availability"
      field={availability}
      value={availability.options[0]}
    />
  ),
  Flag: <ValueControl {...shared} name="published" apiName="published" field={published} value />,
  'List of texts': (
    <ValueControl
      {...shared}
      name="finishOptions"
      apiName="finish_options"
      field={finishOptions}
      value={['Polished', 'Honed']}
    />
  ),
};
