import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { MediaField } from './MediaField.tsx';

const shared = {
  ...{ label: 'Main picture', name: 'mainImage', onChange: () => undefined },
  ...{ accepts: 'image' as const, uploadType: 'products' as const },
};

export const examples: Examples = {
  Empty: <MediaField {...shared} value="" />,
  Filled: <MediaField {...shared} value={picture.path} />,
  Wrong: <MediaField {...shared} value="" isRequired error="Choose a picture" />,
};
