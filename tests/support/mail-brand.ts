import type { MailBrand } from '#enquiries/mail-brand.ts';
import { shippedColours } from '#site/appearance/shipped-colours.shared.ts';

/** Of a company that has chosen nothing but its name. */
export const plainBrand: MailBrand = {
  name: 'Aravane',
  publicUrl: 'https://stone.example',
  colours: shippedColours,
};

export const findPlainBrand = async () => plainBrand;
