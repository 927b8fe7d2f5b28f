import { image, nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { PdfRow } from './PdfList.tsx';

const pdf = {
  ...{ ...image, filename: 'iso-9001.pdf', path: '/uploads/certificates/iso-9001.pdf' },
  ...{ mime: 'application/pdf', width: null, height: null },
};
const usage = [
  { type: 'Site document', name: 'Certificates', field: 'Certificates, 1, PDF', key: 'certificates' },
];

export const examples: Examples = {
  Used: <PdfRow pdf={{ ...pdf, used: true, usage }} onDelete={nothing} />,
  Unused: <PdfRow pdf={{ ...pdf, used: false, usage: [] }} onDelete={nothing} />,
};
