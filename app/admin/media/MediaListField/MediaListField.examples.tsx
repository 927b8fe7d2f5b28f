import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { MediaListField } from './MediaListField.tsx';

const shared = {
  ...{ label: 'Gallery', name: 'galleryImages', onChange: () => undefined },
  ...{ maxItems: 20, uploadType: 'products' as const },
};

export const examples: Examples = {
  Empty: <MediaListField {...shared} value={[]} />,
  Two: <MediaListField {...shared} value={[picture.path, '/uploads/products/patagonia.webp']} />,
};
