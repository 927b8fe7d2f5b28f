import type { Examples } from '../../../catalogue/examples.ts';
import { UploadAlt } from './UploadAlt.tsx';

export const examples: Examples = {
  'While the file is being uploaded': <UploadAlt name="statuario.webp" path="" />,
};
