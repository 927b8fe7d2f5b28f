import type { Picture } from '#content/picture/picture.ts';
import type { Company } from '#content/site-documents/company.document.ts';

/** Records for examples, with pictures of the demo content. */
export const picture: Picture = {
  path: '/uploads/products/statuario.webp',
  width: 2400,
  height: 1500,
  preview: '',
  alt: 'A polished slab, white with grey veins',
  focalX: 0.5,
  focalY: 0.5,
};

export const pictures: Record<string, Picture> = { [picture.path]: picture };

export const product = {
  id: 1,
  name: 'Statuario',
  slug: 'statuario',
  description: 'Bright white marble with bold grey veins.',
  origin: 'Carrara, Italy',
  new: true,
  featured: true,
};

export const category = {
  id: 1,
  name: 'Dawn',
  slug: 'dawn',
  description: 'White and pale stones for rooms with little light.',
  longDescription:
    'Pale stones give back the light that a room has.\n\nThey show each mark, so they are sealed twice.',
};

export const article = {
  id: 1,
  title: 'Why veins run',
  slug: 'why-veins-run',
  excerpt: 'Pressure, heat and water draw the lines in marble.',
  category: 'Craft',
  date: '2026-03-01T00:00:00.000Z',
  readTime: '4 min read',
  size: 'medium' as const,
  picture,
};

export const project = {
  id: 1,
  name: 'A bathroom at night',
  slug: 'night-bathroom',
  category: 'Residential',
  shortDescription: 'Black marble from floor to ceiling.',
  location: 'Jaipur',
  dateCompleted: '2025',
  materials: ['Nero Marquina'],
  picture,
};

export const company: Company = {
  name: 'Aravane',
  legalName: 'Aravane Natural Stone',
  tagline: 'Marble, chosen by the block',
  descriptor: 'Marble, onyx and travertine, sawn and shipped as numbered slabs.',
  address: {
    ...{ street: 'Plot 000', locality: 'Kishangarh', district: '', region: 'Rajasthan' },
    ...{ postalCode: '', country: 'India', countryCode: 'IN' },
  },
  location: { latitude: 26.57, longitude: 74.87 },
  phones: [{ id: 'sales', label: 'Sales', display: '+91 00000 00000', href: 'tel:+910000000000' }],
  email: 'sales@stone.example',
  messaging: { label: 'WhatsApp', href: 'https://wa.me/910000000000' },
  hours: [
    { id: 'week', days: 'Monday to Saturday', time: '9:00 AM to 7:00 PM', schema: 'Mo-Sa 09:00-19:00' },
  ],
  timeZone: 'Asia/Kolkata',
  social: [
    { id: 'instagram', platform: 'instagram', label: 'Instagram', href: 'https://social.example/aravane' },
  ],
  directionsHref: 'https://maps.example/',
  foundedNote: '',
};

export const certificate = {
  id: 'iso',
  title: 'Quality management',
  description: 'How blocks are chosen, sawn and checked.',
  scope: 'Sawing and finishing of natural stone',
  number: 'Q-000',
  pdf: '/uploads/certificates/quality.pdf',
  issuer: 'Example Register',
  date: '2025-01-01',
  expires: '2028-01-01',
  isOnDataSheets: true,
};

export const countries = ['+91 India', '+49 Germany', '+44 United Kingdom'];

export const enquiryOptions = {
  countries,
  products: ['Marble', 'Onyx'] as [string, ...string[]],
  quantities: ['Up to 50 sq m', '50 to 200 sq m'],
  texts: {
    note: 'A person at the yard replies within 24 hours.',
    phoneHint: '10 digits in India.',
    withStone: 'About {stone}.',
    withoutStone: 'Name the stone and the quantity.',
  },
};
