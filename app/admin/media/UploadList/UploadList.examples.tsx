import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { UploadList } from './UploadList.tsx';

export const examples: Examples = {
  'Before anything is chosen': <UploadList type="products" accepts="image" onUploaded={nothing} />,
  'For videos': <UploadList type="videos" accepts="video" onUploaded={nothing} />,
};
