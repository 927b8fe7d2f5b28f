import type { Examples } from '../../../catalogue/examples.ts';
import { company } from '../../../catalogue/samples.ts';
import { ContactDetails } from './ContactDetails.tsx';

const texts = {
  ...{ detailsHeading: 'The yard', addressLabel: 'Address', emailLabel: 'E-mail' },
  ...{ messagingLabel: 'Message', networksLabel: 'Follow' },
};

export const examples: Examples = {
  Complete: <ContactDetails company={company} texts={texts} />,
  'Without hours and telephones': (
    <ContactDetails company={{ ...company, hours: [], phones: [] }} texts={texts} />
  ),
};
