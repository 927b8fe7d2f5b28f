import type { Examples } from '../../../catalogue/examples.ts';
import { certificate } from '../../../catalogue/samples.ts';
import { CertificateList } from './CertificateList.tsx';

export const examples: Examples = {
  Whole: <CertificateList certificates={[certificate, { ...certificate, id: 'two' }]} />,
  Short: <CertificateList certificates={[certificate]} isShort />,
};
