import { image, nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { ImageDetails } from './ImageDetails.tsx';

const draft = { alt: image.alt, focalX: image.focalX, focalY: image.focalY };
const actions = {
  ...{ onDraft: nothing, onSave: async () => undefined, onSaveAndNext: undefined },
  ...{ onCopyPath: nothing, onReplace: nothing, onDelete: nothing, onCompare: nothing },
};
const shared = { ...actions, draft, message: null, shouldFocus: false };

export const examples: Examples = {
  Plain: <ImageDetails {...shared} image={image} />,
  'With copies': (
    <ImageDetails {...shared} image={{ ...image, duplicates: ['/uploads/products/copy.webp'] }} />
  ),
};
