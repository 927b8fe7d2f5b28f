import { shippedColours } from '#content/appearance/shipped-colours.shared.ts';
import type { MailBrand } from '#inbox/mail/mail-brand.ts';

/** Of a company that has chosen nothing but its name. */
export const plainBrand: MailBrand = {
  name: 'Aravane',
  language: 'en-GB',
  timeZone: 'Asia/Kolkata',
  publicUrl: 'https://stone.example',
  colours: shippedColours,
};

export const findPlainBrand = async () => plainBrand;
