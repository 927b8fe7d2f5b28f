import type { Examples } from '../../../catalogue/examples.ts';
import { company } from '../../../catalogue/samples.ts';
import { ContactDetails } from './ContactDetails.tsx';

export const examples: Examples = {
  Complete: <ContactDetails company={company} />,
  'Without hours and telephones': <ContactDetails company={{ ...company, hours: [], phones: [] }} />,
};
