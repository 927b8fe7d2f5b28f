import type { Examples } from '../../../catalogue/examples.ts';
import { certificate } from '../../../catalogue/samples.ts';
import { CertificateList } from './CertificateList.tsx';

const certificates = {
  ...{ heading: 'Certificates', introduction: '', scopeLabel: 'Scope', numberLabel: 'Number' },
  ...{ issuerLabel: 'Issuer', validLabel: 'Valid', validText: '{from} to {until}' },
};

export const examples: Examples = {
  Whole: (
    <CertificateList
      certificates={{ ...certificates, items: [certificate, { ...certificate, id: 'two' }] }}
    />
  ),
  Short: <CertificateList certificates={{ ...certificates, items: [certificate] }} isShort />,
};
