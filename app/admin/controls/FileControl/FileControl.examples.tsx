import type { Examples } from '../../../catalogue/examples.ts';
import { FileControl } from './FileControl.tsx';

const shared = {
  name: 'pdf',
  apiName: 'pdf',
  field: { kind: 'file', label: 'PDF', help: 'Without it nothing can be opened' },
  onChange: () => {},
} as const;

export const examples: Examples = {
  'Without a file': <FileControl {...shared} value="" />,
  'With a file': <FileControl {...shared} value="/uploads/certificates/iso-9001.pdf" />,
  Refused: <FileControl {...shared} value="iso" error="Give the path of an uploaded PDF" />,
};
