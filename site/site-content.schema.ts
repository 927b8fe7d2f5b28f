import { z } from 'zod';

/** What the company says about itself outside the five entities. Stored as JSON, one document a key. */

const text = z.string();
const titledText = z.object({ title: text, text });
const mediaPath = z.string();

const companySchema = z.object({
  name: text,
  legalName: text,
  tagline: text,
  descriptor: text,
  address: z.object({
    street: text,
    locality: text,
    district: text,
    region: text,
    postalCode: text,
    country: text,
    countryCode: text,
  }),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  phones: z.array(z.object({ label: text, display: text, href: text })),
  email: text,
  messaging: z.object({ label: text, href: text }),
  hours: z.array(z.object({ days: text, time: text, schema: text })),
  social: z.array(z.object({ platform: text, label: text, href: text })),
  directionsHref: text,
  foundedNote: text,
});

export const homeSlideKeys = ['showcase', 'annex', 'frames', 'journal', 'lounge'] as const;

const homeSchema = z.object({
  hero: z.object({ subtitle: text, image: mediaPath, caption: text }),
  slides: z.array(z.object({ key: z.enum(homeSlideKeys), title: text, text, image: mediaPath })),
});

const menuSchema = z.object({ previews: z.array(z.object({ path: text, image: mediaPath })) });

const aboutSchema = z.object({
  title: text,
  intro: text,
  story: z.array(z.object({ heading: text, text })),
  features: z.array(titledText),
  expertise: z.array(titledText.extend({ image: mediaPath })),
  figures: z.array(z.object({ value: text, label: text })),
  images: z.record(text, mediaPath),
  cta: titledText,
});

const certificatesSchema = z.array(
  z.object({
    id: text,
    title: text,
    description: text,
    scope: text,
    number: text,
    pdf: mediaPath,
    issuer: text,
    date: text,
    expires: text,
  }),
);

const testimonialsSchema = z.array(z.object({ text, name: text, location: text }));

const legalSection = z.object({ id: text, title: text, html: text });
const legalSchema = z.object({ privacy: z.array(legalSection), terms: z.array(legalSection) });

const landingSchema = z.object({
  title: text,
  intro: text,
  hero: z.object({ image: mediaPath }),
  lists: z.array(z.object({ key: text, label: text, text, products: z.array(text) })),
  popular: z.array(text),
  points: z.array(titledText),
  note: text,
});

export const siteContentSchemas = {
  company: companySchema,
  home: homeSchema,
  menu: menuSchema,
  about: aboutSchema,
  certificates: certificatesSchema,
  testimonials: testimonialsSchema,
  legal: legalSchema,
  landing: landingSchema,
};

export type SiteContentKey = keyof typeof siteContentSchemas;
export type SiteContent = { [Key in SiteContentKey]: z.infer<(typeof siteContentSchemas)[Key]> };
export type Company = SiteContent['company'];
export type Certificate = SiteContent['certificates'][number];
export type Testimonial = SiteContent['testimonials'][number];
export type LegalSection = SiteContent['legal']['privacy'][number];
